import { privacyApi } from '../ui/privacy-api.ts';

/** What a visitor has agreed to. */
export interface Consent {
  /** The store may speak to them unasked. */
  isAllowed: boolean;
  /** Where it may be remembered what they were shown: in the browser, or in this tab alone. */
  storage: () => Storage;
}

/**
 * What the store's privacy API says of this visitor. A popup speaks unasked, so it waits for their word on marketing; what
 * they were shown is a preference, kept in the tab alone until they allow more. Where a store has no such API there is
 * nothing to ask: then moments are remembered, which identify nobody and serve to leave visitors alone.
 */
export async function readConsent(): Promise<Consent> {
  const api = await privacyApi();
  const inBrowser = { storage: () => localStorage };
  if (api === null) return { isAllowed: true, ...inBrowser };
  const inTab = { storage: () => sessionStorage };
  if (api === 'away' || !api.marketingAllowed?.()) return { isAllowed: false, ...inTab };
  return { isAllowed: true, ...(api.preferencesProcessingAllowed?.() === false ? inTab : inBrowser) };
}

/** Runs `work` when the visitor has decided anew. */
export const onConsent = (work: () => void): void =>
  document.addEventListener('visitorConsentCollected', work, { once: true });
