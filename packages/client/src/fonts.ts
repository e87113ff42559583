import { familiesToLoad, fontStylesheet } from '@chatty/contract/fonts';

const loaded = new Set<string>();

/**
 * Makes the page load these web fonts, with one stylesheet for all. A family that was asked for is not asked for again,
 * and without families nothing is asked of anybody. The stylesheet stands in the document, because a shadow root's own
 * cannot declare fonts.
 */
export function loadFonts(families: readonly string[]): void {
  const address = fontStylesheet(familiesToLoad(families, loaded));
  if (!address) return;
  for (const it of familiesToLoad(families)) loaded.add(it);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
