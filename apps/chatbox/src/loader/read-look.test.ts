import { launcherLookOf } from '@chatty/contract/settings/embed-config';
import { popupRulesOf } from '@chatty/contract/settings/popups/popup-rules';
import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLook } from './read-look.ts';

/** What the server tells of a shop that set nothing. */
const settings = ShopSettings.parse({});
const usual = { ...launcherLookOf(settings), popups: popupRulesOf(settings) };

describe('what the store was told', () => {
  test('is read as it was told', () => {
    const told = { ...usual, floatBtnLabel: 'Hallo', floatBtnOffsetSide: 0, isGradient: false, icon: 'heart' };
    const { icon: _, ...look } = told;
    expect(readLook({ config: JSON.stringify(told) })).toEqual(look);
  });

  test('is the product’s defaults where nothing was told, as the server has them', () => {
    expect(readLook({})).toEqual(usual);
    expect(readLook({ config: '' })).toEqual(usual);
    expect(readLook({ label: 'Besoin d’aide ?' })).toEqual({ ...usual, floatBtnLabel: 'Besoin d’aide ?' });
  });

  test('has no label where the merchant emptied it: in the language of the page, and where that was told nothing of it', () => {
    const emptied = { config: JSON.stringify({ ...usual, floatBtnLabel: '' }) };
    expect(readLook({ ...emptied, label: '', close: 'Fermer' }).floatBtnLabel).toBe('');
    expect(readLook({ ...emptied, label: 'Chat with us' }).floatBtnLabel).toBe('');
    const kept = { config: JSON.stringify(usual), close: 'Fermer' };
    expect(readLook({ ...kept, label: 'Besoin d’aide ?' }).floatBtnLabel).toBe('Besoin d’aide ?');
    expect(readLook(kept).floatBtnLabel).toBe(usual.floatBtnLabel);
  });

  test('has every field of its kind, whatever stands in the attribute', () => {
    const kinds = Object.entries(usual).map(([name, value]) => [name, value.constructor]);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.dictionary(fc.constantFrom(...Object.keys(usual)), fc.jsonValue()).map((it) => JSON.stringify(it)),
        ),
        (config) => {
          expect(Array.isArray(readLook({ config }).displayPages.values)).toBe(true);
          expect(Object.entries(readLook({ config })).map(([name, value]) => [name, value.constructor])).toEqual(kinds);
        },
      ),
    );
  });
});
