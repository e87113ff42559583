import { loadFonts } from '@chatty/client/fonts';
import { fontStack } from '@chatty/contract/fonts';

/** Writes in these web fonts. Fetched where the shop has chosen any. */
export function writeIn(place: HTMLElement, fonts: readonly string[]): void {
  loadFonts(fonts);
  place.style.setProperty('--fonts', fontStack(fonts, 'system-ui'));
}
