import type { ProductCard } from '@chatty/contract/messages';
import { describe, expect, test } from 'vitest';
import { frames, type Language } from '../../../language/languages.ts';
import { wordedFrame } from '../../../language/sentences/worded-frame.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { sentencesOf } from './reading/sentences.ts';
import { checkSentence } from './validator.ts';

const variant = (id: string, title: string, amount: string) => ({
  id,
  title,
  price: { amount, currency: 'USD' },
  compareAtPrice: null,
  available: true,
  stock: null,
});
const product = (id: string, title: string): ProductCard => ({
  id,
  handle: id,
  title,
  url: `https://shop.example/products/${id}`,
  imageUrl: null,
  variants: [variant(`${id}-blue`, 'Blue', '24.00'), variant(`${id}-red`, 'Red', '26.00')],
});

function evidenceIn(language: Language, words: Readonly<Record<string, string>> = {}): Evidence {
  const frame = wordedFrame(language, { locale: language, words });
  const evidence = createEvidence({ language, locale: language, visitorText: 'Klarna? #1058 #1061', frame });
  evidence.addProduct(product('mug', 'Trail Mug'));
  evidence.addProduct(product('pot', 'Trail Pot'));
  return evidence;
}

/** Whether the visitor reads all of a text. */
const isRead = (text: string, evidence: Evidence) => sentencesOf(text).every((it) => checkSentence(it, evidence).kept);

describe.each(Object.keys(frames) as Language[])('the assistant’s own sentences in %s', (language) => {
  const { offline: say, ...frame } = frames[language];
  const evidence = evidenceIn(language);

  test('are read', () => {
    const texts = [frame.refused, frame.refusedAgain, ...frame.refusedOften, frame.askProof, say.greeting, say.thanks];
    texts.push(
      say.farewell,
      say.banter,
      say.unknown,
      say.noProduct,
      say.askGift,
      say.noOption,
      say.noneFits,
      say.found,
    );
    texts.push(say.shopSays, say.discounts, say.noDiscount, say.askOrder, say.askNumber, say.askEmail, say.away);
    texts.push(say.unknownPart('Klarna'), say.whichOrder(`#1058${say.or}#1061`));
    texts.push(say.product('{{product:1}}', '{{price:1}}', '{{stock:1}}'), say.notStated('{{product:1}}'));
    texts.push(say.variant('{{product:1}}', 'Red', '{{price:1.2}}', '{{stock:1.2}}'));
    texts.push(say.addToCart('{{product:2}}'));
    expect(texts.filter((it) => !isRead(it, evidence))).toEqual([]);
  });

  test('are not read where they tell of one product what is another’s', () => {
    const mixed = [
      say.product('{{product:1}}', '{{price:2}}', '{{stock:1}}'),
      say.variant('{{product:1}}', 'Red', '{{price:1.1}}', '{{stock:1.1}}'),
      say.variant('{{product:1}}', 'Red', '{{price:1.2}}', '{{stock:1.1}}'),
      say.variant('{{product:1}}', 'Gold', '{{price:1.2}}', '{{stock:1.2}}'),
    ];
    expect(mixed.filter((it) => isRead(it, evidence))).toEqual([]);
  });

  test('say nothing in their open places that the visitor did not', () => {
    expect(isRead(say.unknownPart('a discount of 90 %'), evidence)).toBe(false);
    expect(isRead(say.whichOrder('#1234'), evidence)).toBe(false);
  });

  test('promise a colleague only where one was asked for', () => {
    expect(isRead(frame.handedOff, evidence)).toBe(false);
    const handedOff = evidenceIn(language);
    handedOff.handedOff = true;
    expect(isRead(frame.handedOff, handedOff)).toBe(true);
  });
});

describe('a shop’s own words for them', () => {
  const words = {
    assistantSaysGreeting: 'Welcome! Members get 15% off with HELLO15.',
    assistantSaysHandedOff: 'Mia will answer within 24 hours.',
    assistantSaysProduct: 'Yours for {price}: {product}, {stock}.',
    assistantSaysUnknownPart: 'Of “{question}” we know nothing.',
    assistantSaysWhichOrder: '{numbers}?',
  };
  const product = 'Yours for {{price:1}}: {{product:1}}, {{stock:1}}.';

  test('are read as they stand, and where those of the product are', () => {
    const evidence = evidenceIn('en', words);
    for (const it of [words.assistantSaysGreeting, 'Of “Klarna” we know nothing.', product])
      expect(isRead(it, evidence), it).toBe(true);
    expect(isRead(words.assistantSaysHandedOff, evidence)).toBe(false);
    expect(isRead(words.assistantSaysHandedOff, Object.assign(evidence, { handedOff: true }))).toBe(true);
    // Of another shop nothing is.
    expect([words.assistantSaysGreeting, product].filter((it) => isRead(it, evidenceIn('en')))).toEqual([product]);
    expect(isRead(frames.en.offline.greeting, evidence)).toBe(true);
  });

  test('let a model say nothing else in them, nor in what a shop has left open', () => {
    const evidence = evidenceIn('en', words);
    const untrue = [
      'Members get 20% off with HELLO15.',
      'Of “free shipping” we know nothing.',
      'Yours for $9: {{product:1}}, {{stock:1}}.',
      'Yours for {{price:2}}: {{product:1}}, {{stock:1}}.',
      'Klarna #1058?',
    ];
    expect(untrue.filter((it) => isRead(it, evidence))).toEqual([]);
    const twice = evidenceIn('en', { assistantSaysUnknownPart: '{question} {question}' });
    expect(isRead('Klarna Klarna', twice)).toBe(false);
  });
});

test('what a thing is made of may be said in percent, and what is taken off its price may not', () => {
  const evidence = createEvidence({ language: 'en', locale: 'en', visitorText: 'what is it made of' });
  const text = '80% linen and 20% wool. This week 30% off.';
  evidence.addPassage({ id: 'p', kind: 'product', sourceId: 'p', title: 'Moor Throw', text, url: null });
  expect(checkSentence('80% linen and 20% wool.', evidence).kept).toBe(true);
  expect(checkSentence('This week 30% off.', evidence).kept).toBe(false);
});
