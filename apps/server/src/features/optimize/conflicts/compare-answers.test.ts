import { expect, test } from 'vitest';
import { compareAnswers } from './compare-answers.ts';

test.each([
  [
    'figures of one unit',
    'You can return items within 30 days.',
    'Returns are accepted for 14 days.',
    '30 days',
    '14 days',
  ],
  ['amounts', 'Shipping costs $7.45.', 'We charge $5 for shipping.', '$7.45', '$5'],
  ['percents', 'Students get 10% off.', 'Students get 15% off.', '10%', '15%'],
  ['times of the day', 'We are open from 10:00 on.', 'We are open from 9:00 on.', '10:00', '9:00'],
  [
    'yes and no',
    'Yes, we ship to Norway.',
    'No, we only ship inside the EU.',
    'Yes, we ship to Norway.',
    'No, we only ship inside the EU.',
  ],
  [
    'what one says is not so',
    'Tents can be returned after use.',
    'Tents can not be returned after use.',
    'Tents can be returned after use.',
    'Tents can not be returned after use.',
  ],
])('%s contradict each other, and both are told', (_, one, other, a, b) => {
  expect(compareAnswers(one, other)).toEqual({ kind: 'contradiction', differs: [{ one: a, other: b }] });
});

test.each([
  ['word for word', 'We wrap gifts in recycled paper.', 'We wrap gifts in recycled paper.'],
  [
    'in nearly the same words',
    'We wrap all gifts in recycled paper.',
    'Gifts are wrapped in recycled paper, of course.',
  ],
])('what is said twice, %s, is a duplicate', (_, one, other) => {
  expect(compareAnswers(one, other)).toEqual({ kind: 'duplicate', differs: [] });
});

test.each([
  ['other matters', 'We wrap gifts in recycled paper.', 'Our store in Bergen opens at 10 am.'],
  ['one more figure of the unit', 'Delivery takes 3 to 5 days.', 'Delivery takes 3 to 5 days, to Norway 8 days more.'],
  ['figures of other units', 'Delivery takes 3 days and is free.', 'Parcels weigh 5 kg at most.'],
])('%s are no conflict of figures', (_, one, other) => {
  expect(compareAnswers(one, other)?.kind).not.toBe('contradiction');
});
