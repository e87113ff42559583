import type { ProductCard } from '@chatty/contract/messages';
import { describe, expect, test } from 'vitest';
import { createEvidence, type Evidence } from './evidence.ts';
import { fillSlots } from './slots.ts';
import { toldInstead } from './told-instead.ts';
import { checkSentence } from './validator.ts';

const product = (id: string, title: string, variants: readonly string[], amount: string): ProductCard => ({
  ...{ id, handle: id, title, url: '', imageUrl: null },
  variants: variants.map((it, at) => ({
    ...{ id: `${id}-${at}`, title: it, compareAtPrice: null, stock: null },
    price: { amount, currency: 'USD' },
    available: at > 0,
  })),
});

function evidence(visitorText = ''): Evidence {
  const evidence = createEvidence({ language: 'en', locale: 'en', visitorText });
  const add = (title: string, text: string) =>
    evidence.addPassage({ id: title, kind: 'faq', sourceId: title, title, text, url: null });
  add(
    'How much is delivery?',
    'Rapid 48 is £3.60, or free when you spend £30. Rapid 24 is £5.20. The islands cost the same.',
  );
  add(
    'Refunds',
    'Bench inspection: up to 3 days after arrival. Money goes out within 4 days after that, to your card.',
  );
  add('Trade', 'Units | Off list price\n25 to 99 | 11 %\n100 and up | 17 %');
  add('No returns', 'Opened buds. Marked goods.');
  evidence.addProduct(product('p1', 'Kestrel H5 Headphones', ['Moss', 'Graphite'], '219.00'));
  evidence.addProduct(product('p2', 'Kestrel H5 B-Stock', ['Slate', 'Sand'], '154.00'));
  evidence.addProduct(product('p3', 'Night Serum', ['30 ml'], '54.00'));
  evidence.addProduct(product('p4', 'Plump Serum', ['30 ml'], '16.00'));
  evidence.addProduct(product('p5', 'Braid Lightning Cable', ['1 m'], '29.00'));
  evidence.addProduct(product('p6', 'Braid Charge Cable USB-C to USB-C', ['1 m'], '23.00'));
  evidence.addDiscount({
    ...{ id: 'd', code: 'AMP7', title: 'AMP7', summary: '7% off from $40.00', status: 'ACTIVE' },
    ...{ startsAt: null, endsAt: null, terms: null },
  });
  return evidence;
}

/** What is told instead, as it is read. */
function read(sentence: string, of = evidence()): string[] {
  expect(checkSentence(sentence, of).kept, sentence).toBe(false);
  const told = toldInstead(sentence, of, of.nearest(sentence));
  for (const it of told) expect(checkSentence(it, of).kept, it).toBe(true);
  return told.map((it) => fillSlots(it, of.slots));
}

describe('in the place of what is dropped stands what the shop says of the same', () => {
  test.each([
    ['Rapid 24 will set you back £5.20.', ['Rapid 24 is £5.20.']],
    [
      'Inspection takes up to 3 days once it arrives, and the money leaves us within 4 days after that.',
      ['Bench inspection: up to 3 days after arrival. Money goes out within 4 days after that, to your card.'],
    ],
    ['Trade gets 11 % for 25 to 99 units and 17 % from 100 units up.', ['25 to 99 | 11 % 100 and up | 17 %']],
    ['Opened buds can go back.', ['No returns: Opened buds.']],
    ['AMP7 gives you 7 % off orders from $40.00.', ['- **AMP7**: 7% off from $40.00']],
    ['The H5 in Moss is sold out.', ['Kestrel H5 Headphones in Moss costs $219.00 and is sold out.']],
    ['The Kestrel H5 B-Stock is $99.', ['Kestrel H5 B-Stock costs $154.00 and is in stock.']],
    ['The Braid Charge Cable is $9.', ['Braid Charge Cable USB-C to USB-C costs $23.00 and is sold out.']],
    ['- Night Serum, $9', ['- Night Serum: $54.00']],
    ['{{product:3}} costs {{price:3}} and cures acne.', ['Night Serum costs $54.00 and is sold out.']],
  ])('%s', (sentence, told) => {
    expect(read(sentence)).toEqual(told);
  });
});

test('what is about something else is replaced by nothing', () => {
  for (const it of ['Paris is the capital of France.', 'I will refund you right away.', 'All lions are friendly.'])
    expect(read(it), it).toEqual([]);
});

test('what was asked about is shown where no more is known of it', () => {
  expect(read('It has been knitted in Scotland.', evidence('what is the plump serum made of'))).toEqual([
    'Plump Serum costs $16.00 and is sold out.',
  ]);
});

test('a heading that counts is kept where so many things of its kind were found', () => {
  const kept = (sentence: string) => checkSentence(sentence, evidence()).kept;
  expect(['Here are two serums:', 'Here are two:', 'Here are some serums:'].filter((it) => !kept(it))).toEqual([]);
  const untrue = ['Here are three serums:', 'Here are two vegan serums:', 'Here are two night serums:'];
  expect([...untrue, 'Here are two cheap serums:', 'Not two serums:'].filter(kept)).toEqual([]);
});
