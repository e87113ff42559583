import { contrast } from '@chatty/contract/readable-colors';
import { colorModes, colorsOf, type Theme, themes } from '@chatty/contract/settings/options';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actionInTheDark, contrastFaults } from './contrast.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((it) => `#${it.toString(16).padStart(6, '0')}`);
const mode = fc.constantFrom(...colorModes);

test('every fault is one, and its fix can be read', () => {
  fc.assert(
    fc.property(
      color,
      color,
      color,
      color,
      mode,
      (brandColor, textColor, actionColor, floatBtnLabelColor, colorMode) => {
        const colors = { theme: 'custom' as const, brandColor, textColor, actionColor, floatBtnLabelColor, colorMode };
        const faults = contrastFaults(colors);
        const on = (field: string) =>
          field !== 'actionColor' ? brandColor : colorMode === 'dark' ? '#1b1f26' : '#ffffff';
        for (const field of ['textColor', 'floatBtnLabelColor', 'actionColor'] as const) {
          const fault = faults.find((it) => it.field === field);
          expect(fault === undefined, field).toBe(contrast(colors[field], on(field)) >= 4.5);
          if (fault) expect(contrast(fault.fix, on(field))).toBeGreaterThanOrEqual(4.5);
          if (fault) expect(Number(fault.ratio)).toBeLessThan(4.5);
        }
      },
    ),
  );
});

test('the ready themes can be read, but for a label color that does not go with them', () => {
  const own = { brandColor: '#777777', textColor: '#777777', actionColor: '#ffffff', colorMode: 'dark' as const };
  for (const theme of Object.keys(themes) as Theme[]) {
    const { textColor } = colorsOf({ ...own, theme });
    expect(contrastFaults({ ...own, theme, floatBtnLabelColor: textColor })).toEqual([]);
  }
  const wrong = contrastFaults({ ...own, theme: 'lemon', floatBtnLabelColor: '#ffffff' });
  expect(wrong.map((it) => it.field)).toEqual(['floatBtnLabelColor']);
});

test('a color that is half typed is no fault yet', () => {
  const colors = {
    theme: 'custom' as const,
    textColor: '#fff',
    actionColor: '',
    floatBtnLabelColor: '#',
    colorMode: 'auto' as const,
  };
  expect(contrastFaults({ ...colors, brandColor: '#1a5c4c' })).toEqual([]);
  expect(actionInTheDark({ ...colors, brandColor: '#1a5c4c' })).toBeNull();
});

test('where no one color could be read on white and in the dark, the shade that links take there is named', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('custom' as const, 'lemon' as const), mode, (actionColor, theme, colorMode) => {
      const colors = { theme, brandColor: '#1a5c4c', textColor: '#ffffff', actionColor, floatBtnLabelColor: '#ffffff' };
      const chosen = colorsOf(colors).actionColor;
      const shade = actionInTheDark({ ...colors, colorMode });
      const isOurs = colorMode === 'auto' || (colorMode === 'dark' && theme !== 'custom');
      expect(shade !== null).toBe(isOurs && contrast(chosen, '#1b1f26') < 4.5);
      if (shade) expect(contrast(shade, '#1b1f26')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
