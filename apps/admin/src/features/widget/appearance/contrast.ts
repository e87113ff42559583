import {
  channels,
  chatPapers,
  contrast,
  readableAs,
  readableContrast,
  readableOn,
} from '@chatty/contract/readable-colors';
import { type colorModes, colorsOf, type Theme } from '@chatty/contract/settings/options';

interface Colors {
  theme: Theme;
  brandColor: string;
  textColor: string;
  actionColor: string;
  floatBtnLabelColor: string;
  colorMode: (typeof colorModes)[number];
}

type Mended = 'textColor' | 'floatBtnLabelColor' | 'actionColor';

export interface ContrastFault {
  field: Mended;
  /** Such as “2.31”. */
  ratio: string;
  /** A color for the field that can be read. */
  fix: string;
  /** On dark paper, not on white. */
  isInTheDark: boolean;
}

/**
 * The words that can't be read with these colors, each with a color for it that can. Colors that are half typed are left
 * out. Of a ready theme only the launcher's label can be wrong, because its own colors are chosen together. The gradient of
 * the header grows away from its words, and popups take the action color: neither can be wrong by itself.
 */
export function contrastFaults(colors: Colors): ContrastFault[] {
  const { floatBtnLabelColor } = colors;
  const isDark = colors.colorMode === 'dark' && colors.theme === 'custom';
  const paper = isDark ? chatPapers.dark : chatPapers.light;
  const { brandColor, textColor, actionColor } = colorsOf(colors);
  const pairs: { field: Mended; color: string; on: string; fix: () => string }[] = [
    { field: 'textColor', color: textColor, on: brandColor, fix: () => readableOn(brandColor, textColor) },
    {
      field: 'floatBtnLabelColor',
      color: floatBtnLabelColor,
      on: brandColor,
      fix: () => readableOn(brandColor, floatBtnLabelColor),
    },
    { field: 'actionColor', color: actionColor, on: paper, fix: () => readableAs(actionColor, paper) },
  ];
  return pairs
    .filter(({ color, on }) => channels(color) && channels(on) && contrast(color, on) < readableContrast)
    .map(({ field, color, on, fix }) => ({
      field,
      ratio: cut(contrast(color, on)),
      fix: fix(),
      isInTheDark: isDark && field === 'actionColor',
    }));
}

/**
 * The color that links take on dark screens where the action color can't be read and no color of the merchant's could
 * mend it: no one color can be read on white and on dark paper. Null where none is taken.
 */
export function actionInTheDark(colors: Colors): string | null {
  const { actionColor } = colorsOf(colors);
  const isMoved = colors.colorMode === 'auto' || (colors.colorMode === 'dark' && colors.theme !== 'custom');
  if (!isMoved || !channels(actionColor) || contrast(actionColor, chatPapers.dark) >= readableContrast) return null;
  return readableAs(actionColor, chatPapers.dark);
}

/** Two digits, never rounded up to what would pass. */
const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
