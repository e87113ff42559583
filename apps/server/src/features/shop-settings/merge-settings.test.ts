import { ShopSettings, type SettingsPatch } from '@chatty/contract/settings/shop-settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedIn, overtaken, patched } from './merge-settings.ts';

const color = fc.constantFrom('#000000', '#111111', '#222222');
const words = fc.constantFrom('Hello', 'Welcome', 'Hi');
const changes: fc.Arbitrary<SettingsPatch> = fc.record(
  {
    brandColor: color,
    welcomeText: words,
    holidays: fc.constantFrom([], [{ name: 'New Year', dateStart: '2027-01-01', dateEnd: '2027-01-01' }]),
    aiAssistantSettings: fc.record({ botName: words, welcomeMessage: words }, { requiredKeys: [] }),
    inboxSettings: fc.record({ isAutoAssignment: fc.boolean() }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

/** What stood in the fields of a change when its author read the settings. */
function readBefore(settings: ShopSettings, change: SettingsPatch): SettingsPatch {
  const parts = (name: 'aiAssistantSettings' | 'inboxSettings') =>
    change[name] && {
      [name]: Object.fromEntries(Object.keys(change[name]).map((it) => [it, Reflect.get(settings[name], it)])),
    };
  const plain = (['brandColor', 'welcomeText', 'holidays'] as const).filter((it) => it in change);
  return {
    ...Object.fromEntries(plain.map((it) => [it, settings[it]])),
    ...parts('aiAssistantSettings'),
    ...parts('inboxSettings'),
  };
}

/** The fields of a change with their values, by their paths. */
const leaves = (change: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(change).flatMap(([name, value]: [string, unknown]) =>
      name.endsWith('Settings')
        ? Object.entries(value as object).map(([part, its]) => [`${name}.${part}`, its])
        : [[name, value]],
    ),
  );

const at = (settings: object, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => Reflect.get(inner as object, name), settings);

describe('two who change the settings that both have read', () => {
  test('lose nothing: what only one of them changed is saved, what both changed otherwise is refused by its name', () => {
    fc.assert(
      fc.property(changes, changes, changes, (first, one, other) => {
        const read = ShopSettings.parse(first);
        const from = readBefore(read, other);
        const afterOne = ShopSettings.parse(patched(first, one));
        const [ones, others] = [leaves(one), leaves(other)];
        const lost = Object.keys(others).filter(
          (path) =>
            path in ones &&
            JSON.stringify(ones[path]) !== JSON.stringify(at(read, path)) &&
            JSON.stringify(ones[path]) !== JSON.stringify(others[path]),
        );
        expect(overtaken(afterOne, { ...other, from }).toSorted()).toEqual(lost.toSorted());
        const both = ShopSettings.parse(patched(patched(first, one), other));
        for (const [path, value] of Object.entries({ ...ones, ...others })) expect(at(both, path)).toEqual(value);
      }),
    );
  });

  test('lose nothing where each gives all of the settings, with all that they read', () => {
    fc.assert(
      fc.property(changes, changes, (first, one) => {
        const { quickReplySettings: _, ...read } = ShopSettings.parse(first);
        const all = { ...patched(read, one), from: read } as SettingsPatch;
        const changed = leaves(changedIn(all));
        const differing = Object.entries(leaves(one)).filter(
          ([path, value]) => JSON.stringify(at(read, path)) !== JSON.stringify(value),
        );
        expect(changed).toEqual(Object.fromEntries(differing));
      }),
    );
  });

  test('are not held up where nobody says what they have read', () => {
    expect(overtaken(ShopSettings.parse({ brandColor: '#000000' }), { brandColor: '#111111' })).toEqual([]);
  });
});
