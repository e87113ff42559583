import { contrast } from '@chatty/contract/readable-colors';
import { colorsOf, type Theme, themes } from '@chatty/contract/settings/options';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastFaults } from './contrast.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((it) => `#${it.toString(16).padStart(6, '0')}`);

test('every fault is one, and its fix can be read', () => {
  fc.assert(
    fc.property(color, color, color, color, (brandColor, textColor, actionColor, floatBtnLabelColor) => {
      const colors = { theme: 'custom' as const, brandColor, textColor, actionColor, floatBtnLabelColor };
      const faults = contrastFaults(colors);
      const on = (field: string) => (field === 'actionColor' ? '#ffffff' : brandColor);
      for (const field of ['textColor', 'floatBtnLabelColor', 'actionColor'] as const) {
        const fault = faults.find((it) => it.field === field);
        expect(fault === undefined, field).toBe(contrast(colors[field], on(field)) >= 4.5);
        if (fault) expect(contrast(fault.fix, on(field))).toBeGreaterThanOrEqual(4.5);
        if (fault) expect(Number(fault.ratio)).toBeLessThan(4.5);
      }
    }),
  );
});

test('the ready themes can be read, but for a label color that does not go with them', () => {
  const own = { brandColor: '#777777', textColor: '#777777', actionColor: '#ffffff' };
  for (const theme of Object.keys(themes) as Theme[]) {
    const { textColor } = colorsOf({ ...own, theme });
    expect(contrastFaults({ ...own, theme, floatBtnLabelColor: textColor })).toEqual([]);
  }
  const wrong = contrastFaults({ ...own, theme: 'lemon', floatBtnLabelColor: '#ffffff' });
  expect(wrong.map((it) => it.field)).toEqual(['floatBtnLabelColor']);
});

test('a color that is half typed is no fault yet', () => {
  const colors = { theme: 'custom' as const, textColor: '#fff', actionColor: '', floatBtnLabelColor: '#' };
  expect(contrastFaults({ ...colors, brandColor: '#1a5c4c' })).toEqual([]);
});
