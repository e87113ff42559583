import { type KeptState, keptForMs, linkKey, type ShellConfig, stateKey } from './shell.ts';

/** What the theme embed tells, of which whatever it left out is empty. */
export function readConfig({ dataset }: HTMLElement): ShellConfig {
  return {
    origin: (dataset.origin ?? '').replace(/\/$/, ''),
    shop: dataset.shop ?? '',
    locale: dataset.locale || 'en',
    currency: dataset.currency ?? '',
    rootUrl: dataset.rootUrl || '/',
    template: dataset.template ?? '',
    productId: dataset.productId ?? '',
    customerId: dataset.customerId ?? '',
    customerName: dataset.customerName ?? '',
  };
}

/** What the page before left, unless it is old. */
export function readKept(shop: string, link: string | null): KeptState | null {
  try {
    const storage = link ? sessionStorage : localStorage;
    const kept = JSON.parse(storage.getItem(stateKey(shop)) ?? 'null') as KeptState | null;
    return kept && Date.now() - kept.at < keptForMs ? kept : null;
  } catch {
    return null;
  }
}

/** The token of a mailed link, if the address holds one. */
export const tokenIn = (hash: string) => /^#chatty=([\w.-]+)$/.exec(hash)?.[1] ?? null;

/** Takes the token of a mailed link out of the address, so that no history and no copied address holds it. */
export function takeLink(shop: string): string | null {
  const token = tokenIn(location.hash);
  if (token) history.replaceState(history.state, '', location.href.split('#')[0]);
  try {
    if (token) sessionStorage.setItem(linkKey(shop), token);
    return sessionStorage.getItem(linkKey(shop));
  } catch {
    return token;
  }
}
