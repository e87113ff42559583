import { localStorageColorSchemeManager, type MantineColorScheme } from '@mantine/core';
import { isEmbedded } from '../embedded/app-bridge.ts';

/** What is kept in this browser: `auto` (as the system), `light` or `dark`; nothing until somebody chooses. */
export const keptScheme = localStorageColorSchemeManager({ key: 'chatty:color-scheme' });

/** For who has chosen nothing: as the system, but light inside the Shopify admin, which is light itself. */
export const schemeUnchosen = (): MantineColorScheme => (isEmbedded() ? 'light' : 'auto');

/** Tells the browser which scheme the document has, for its own bars, scroll bars and the empty page. */
function tellBrowser(): void {
  const root = document.documentElement;
  const scheme = root.dataset.mantineColorScheme;
  const surface = getComputedStyle(root).getPropertyValue('--surface');
  if (scheme) document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);
  if (surface)
    for (const it of document.querySelectorAll('meta[name="theme-color"]')) it.setAttribute('content', surface);
}

/** Keeps what the browser was told true while the scheme changes. To be called once, at the start. */
export function keepBrowserTold(): void {
  tellBrowser();
  new MutationObserver(tellBrowser).observe(document.documentElement, {
    attributeFilter: ['data-mantine-color-scheme'],
  });
}
