import { channels, contrast, readableAs, readableContrast, readableOn, white } from '@chatty/contract/readable-colors';
import { colorsOf, type Theme } from '@chatty/contract/settings/options';

interface Colors {
  theme: Theme;
  brandColor: string;
  textColor: string;
  actionColor: string;
  floatBtnLabelColor: string;
}

type Mended = 'textColor' | 'floatBtnLabelColor' | 'actionColor';

export interface ContrastFault {
  field: Mended;
  /** Such as “2.31”. */
  ratio: string;
  /** A color for the field that can be read. */
  fix: string;
}

/**
 * The words that can't be read with these colors, each with a color for it that can. Colors that are half typed are left
 * out. Of a ready theme only the launcher's label can be wrong, because its own colors are chosen together.
 */
export function contrastFaults(colors: Colors): ContrastFault[] {
  const { floatBtnLabelColor } = colors;
  const { brandColor, textColor, actionColor } = colorsOf(colors);
  const pairs: { field: Mended; color: string; on: string; fix: () => string }[] = [
    { field: 'textColor', color: textColor, on: brandColor, fix: () => readableOn(brandColor, textColor) },
    {
      field: 'floatBtnLabelColor',
      color: floatBtnLabelColor,
      on: brandColor,
      fix: () => readableOn(brandColor, floatBtnLabelColor),
    },
    { field: 'actionColor', color: actionColor, on: white, fix: () => readableAs(actionColor, white) },
  ];
  return pairs
    .filter(({ color, on }) => channels(color) && channels(on) && contrast(color, on) < readableContrast)
    .map(({ field, color, on, fix }) => ({ field, ratio: cut(contrast(color, on)), fix: fix() }));
}

/** Two digits, never rounded up to what would pass. */
const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
