import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedIn, confidenceWith, isBesideThePoint, rivalFirst } from './rival-first.ts';

const hit = (title: string, score: number, coverage: number, text = 'Something.', variants: string[] = []) => ({
  score,
  coverage,
  passage: { title, text },
  variants,
  inOtherWords: { whole: 0, gain: 0 },
});
const sure = (title: string, confidence: number, text = 'Something.') => ({
  passage: { title, text },
  variants: [],
  confidence,
});
const noWords = { distinct: [] };
const first = (question: string, ...hits: ReturnType<typeof hit>[]) =>
  rivalFirst(hits, askedIn(question, 'en'), 'en')[0]?.passage.title;

test('how one material is washed is no answer about another', () => {
  const [wool, down] = [hit('How do I wash wool?', 0.45, 0.4), hit('Care guide › Down', 0.35, 0.5)];
  expect(first('how do I wash my down sleeping bag', wool, down)).toBe('Care guide › Down');
  expect(first('how do I wash a wool blanket', wool, down)).toBe('How do I wash wool?');
});

test('a rival that is farther from the question in other words stays behind, but for one on the very thing', () => {
  const nearer = { inOtherWords: { whole: 0.5, gain: 0.2 } };
  const [wool, down] = [hit('How do I wash wool?', 0.45, 0.4), hit('Care guide › Down', 0.35, 0.5)];
  expect(first('how do I wash my down sleeping bag', { ...wool, ...nearer }, down)).toBe('Care guide › Down');
  const [returns, fee] = [hit('Returns', 0.6, 0.6), hit('How much is shipping?', 0.5, 0.5, 'It is $5.')];
  expect(first('what do I pay for shipping', returns, fee)).toBe('How much is shipping?');
  const care = hit('Care', 0.45, 0.4);
  expect(first('how do I wash my down sleeping bag', { ...care, ...nearer }, down)).toBe('Care');
  expect(first('how do I wash my down sleeping bag', care, down)).toBe('Care guide › Down');
});

test('how jackets of another kind are washed is no answer either', () => {
  const [waterproof, down] = [hit('Care guide › Waterproof jackets', 0.45, 0.5), hit('Care guide › Down', 0.4, 0.5)];
  expect(first('how do I wash a down jacket', waterproof, down)).toBe('Care guide › Down');
  expect(first('how do I wash a waterproof jacket', down, waterproof)).toBe('Care guide › Waterproof jackets');
  expect(first('how do I wash my jacket', waterproof, down)).toBe('Care guide › Waterproof jackets');
});

test('what broke after years did not arrive broken', () => {
  const [damaged, warranty] = [
    hit('Something arrived damaged. What now?', 0.5, 0.5),
    hit('How do I claim the warranty?', 0.42, 0.4),
  ];
  expect(first('the zipper of my tent broke after 2 years', damaged, warranty)).toBe(warranty.passage.title);
  expect(first('the zipper of my tent is broken', damaged, warranty)).toBe(damaged.passage.title);
});

test('what one pays for a return is no answer about delivery', () => {
  const [returns, shipping] = [
    hit('What is your return policy?', 0.6, 0.6),
    hit('How much does shipping cost?', 0.5, 0.5),
  ];
  expect(first('what do I pay for shipping', returns, shipping)).toBe(shipping.passage.title);
  expect(first('what do I pay for a return', returns, shipping)).toBe(returns.passage.title);
});

test('how long a refund takes is no answer about returns', () => {
  const [refund, policy] = [
    hit('How long does a refund take?', 0.57, 0.6, 'Within 3 business days.'),
    hit('What is your return policy?', 0.45, 0.4),
  ];
  expect(first('how long do I have to return things', refund, policy)).toBe('What is your return policy?');
  expect(first('how long does a refund take', refund, policy)).toBe('How long does a refund take?');
});

test('who asks how long is told a time, where a near text has one', () => {
  const cost = hit('How much does shipping cost?', 0.6, 0.5, 'Standard shipping is $6.95.');
  const time = hit('How long does delivery take?', 0.55, 0.4, 'It takes 3 to 5 business days.');
  expect(first('how long is shipping to canada', cost, time)).toBe('How long does delivery take?');
  expect(first('what is shipping to canada', cost, time)).toBe('How much does shipping cost?');
});

test('a text with dates goes before one without where a day or a feast is named', () => {
  const rule = hit('Return policy', 0.6, 0.5, 'Within 14 days.');
  const feast = hit(
    'Return policy › Holidays',
    0.55,
    0.4,
    'What was bought in December can be returned until January 15.',
  );
  expect(first('I buy a blender in December, can I return it in January', rule, feast)).toBe(feast.passage.title);
  expect(first('can I return a blender', rule, feast)).toBe(rule.passage.title);
});

test('a text that names the very thing goes before one on things of all kinds, as long as it is about the matter', () => {
  const rule = hit('Return policy', 0.6, 0.5, 'Within 14 days.');
  const opened = hit('Return policy › Exceptions', 0.55, 0.4, 'Opened perfume and headphones cannot be returned.');
  expect(first('can I return headphones', rule, opened)).toBe(opened.passage.title);
  expect(first('can I return a lamp', rule, opened)).toBe(rule.passage.title);
});

test('a text that names the place goes before one that names none', () => {
  const rule = hit('Delivery', 0.6, 0.5, 'It takes 2 days.');
  const norway = hit('Delivery › Abroad', 0.55, 0.4, 'It takes 9 days to Norway.');
  expect(first('how long does delivery to Oslo (Norway) take', rule, norway)).toBe(norway.passage.title);
});

test('what one pays is told by a text with an amount, and how many years by one with a time', () => {
  const where = hit('Do you deliver abroad?', 0.6, 0.5, 'We deliver to Chile and Peru in 9 days.');
  const price = hit('What does delivery cost?', 0.55, 0.4, 'It is €12 to all countries.');
  expect(first('how much is delivery abroad', where, price)).toBe(price.passage.title);
  expect(first('how many years do you deliver abroad', where, price)).toBe(where.passage.title);
});

test('a text that is headed by what something costs goes behind none for telling no amount', () => {
  const fee = hit('Is there a fee for a transfer?', 0.75, 0.7, 'Two percent of it.');
  const friend = hit('I sent money to a friend, which I thought would be free. Is there a charge?', 0.59, 0.75);
  const amount = { ...friend, passage: { ...friend.passage, text: 'It is free.' } };
  expect(first('is there a charge for a transfer', fee, amount)).toBe(fee.passage.title);
});

test('a finding is no surer than the text that was preferred is near', () => {
  const [near, far, other] = [sure('Returns', 0.9), sure('Refunds', 0.4), sure('Exchanges', 0.7)];
  expect(confidenceWith([near, far], [far, near], 0.9, noWords)).toBe(0.4);
  expect(confidenceWith([near, far], [near, far], 0.9, noWords)).toBe(0.9);
  // The same passage, ordered anew, is no rival.
  expect(confidenceWith([far, near], [{ ...far }, near], 0.6, noWords)).toBe(0.6);
  expect(confidenceWith([near, other], [other, near], 0.9, noWords)).toBe(0.9);
  expect(confidenceWith([], [], 0.2, noWords)).toBe(0.2);
});

test('a finding is as sure as the text that was preferred, unless the nearest named too little of what an answer must name', () => {
  const [near, rival] = [sure('How do I find my size?', 0.45), sure('What is your return policy?', 0.76)];
  expect(confidenceWith([near, rival], [rival, near], 0.45, noWords)).toBe(0.76);
  expect(confidenceWith([near, rival], [rival, near], 0.2, noWords)).toBe(0.2);
});

test('a text that alone says the word which was asked for is no reason to doubt that the shop knows of it', () => {
  const [near, rival] = [sure('Do you deliver abroad?', 0.64), sure('Delivery › Abroad', 0.37, 'No fireworks abroad.')];
  const asked = askedIn('do you deliver fireworks to Germany', 'en');
  expect(confidenceWith([near, rival], [rival, near], 0.64, asked)).toBe(0.64);
});

test('the word that tells a question from its like is looked for, wherever it stands', () => {
  const rule = hit('Is there a warranty?', 0.38, 0.46, 'Every product has one against faults: 2 years.');
  const covered = hit('Warranty › What is covered', 0.33, 0.22, 'Seams, zips and poles.');
  const not = hit('Warranty › What is not', 0.32, 0.22, 'Wear, accidents and mildew.');
  expect(first('is mildew covered by the guarantee', rule, covered, not)).toBe(not.passage.title);
  expect(first('is there a guarantee', rule, covered, not)).toBe(rule.passage.title);
});

test('a word in another wording of a text’s question is said by it', () => {
  const claim = hit('Is there a warranty?', 0.4, 0.4, 'Write to us.', ['What if mildew got in?']);
  const not = hit('Warranty › What is not', 0.35, 0.3, 'Wear and mildew.');
  expect(first('is mildew covered by the guarantee', claim, not)).toBe(claim.passage.title);
});

test('of texts with that word the one comes first that says it of the same', () => {
  const refund = hit('How long does a refund take?', 0.56, 0.5, 'We refund to the original card within 3 days.');
  const fee = hit('Refund policy › The money', 0.5, 0.45, 'The original shipping fee is refunded if we were wrong.');
  expect(first('is the original delivery refunded', refund, fee)).toBe(fee.passage.title);
  expect(first('is the original card refunded', refund, fee)).toBe(refund.passage.title);
});

test('a word that is only a part of what something is called is not that word', () => {
  const cancel = hit('Cancelling', 0.5, 0.3, 'You can cancel free of charge.');
  const payment = hit('Payment', 0.45, 0.3, 'We charge when the order is placed.');
  expect(first('when do you charge me', cancel, payment)).toBe(payment.passage.title);
});

test('a part of a page is judged by its own heading, whatever the page is called', () => {
  const kept = hit('Privacy policy › How long we keep it', 0.48, 0.43, 'Orders for 7 years.');
  const track = hit('How do I track my order?', 0.39, 0.2, 'We mail a link.');
  expect(first('how many years do you keep my orders', kept, track)).toBe(kept.passage.title);
});

test('a heading is on another thing once, however many words it takes to name it', () => {
  const wool = hit('How do I wash wool?', 0.4, 0.2, 'Air it.');
  const jackets = hit('Care › Waterproof jackets', 0.38, 0.2, 'Wash at 30 °C. Spare the membrane.');
  expect(first('is the membrane of a jacket safe when washing', wool, jackets)).toBe(jackets.passage.title);
});

test('what is far behind, or holds much less of the question, stays behind whatever its heading says', () => {
  const sale = hit('Refund policy › Late and sale items', 0.73, 0.9, 'Sale items can be returned like all others.');
  expect(first('Can I return sale items?', sale, hit('What is your return policy?', 0.56, 0.5))).toBe(
    sale.passage.title,
  );
  const lamps = hit('Lamps', 0.8, 0.5);
  expect(first('return', lamps, hit('What is your return policy?', 0.5, 0.5))).toBe('Lamps');
});

test('a text that names the matter goes before one that names none', () => {
  const duties = hit('Do you ship abroad?', 0.5, 0.3, 'The carrier collects duties and import taxes.');
  expect(first('do I pay customs', hit('Which payment methods do you accept?', 0.6, 0.4), duties)).toBe(
    'Do you ship abroad?',
  );
});

test('no hit gets lost, and all others keep their order', () => {
  const title = fc.constantFrom('How do I wash wool?', 'Returns', 'Down', 'Refunds', 'Lamps', 'About us');
  const some = fc.array(
    fc.tuple(title, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  );
  fc.assert(
    fc.property(some, fc.constantFrom('return wool', 'wash down', 'hello', ''), (made, question) => {
      const hits = made.map(([name, score, coverage]) => hit(name, score, coverage)).sort((a, b) => b.score - a.score);
      const [best, ...rest] = rivalFirst(hits, askedIn(question, 'en'), 'en');
      expect(rest).toEqual(hits.filter((it) => it !== best));
      expect(hits.length === 0 ? best === undefined : hits.includes(best ?? hit('', 0, 0))).toBe(true);
    }),
  );
});

test('who asks where to send something is told an address, where a near text has one', () => {
  const [terms, claim] = [
    hit('Is there a warranty?', 0.4, 0.5, 'Two years on all lamps.'),
    hit('How do I claim the warranty?', 0.39, 0.5, 'Write to care@shop.example with a photo.'),
  ];
  expect(first('where do I send it for the guarantee', terms, claim)).toBe(claim.passage.title);
  expect(first('is there a guarantee', terms, claim)).toBe(terms.passage.title);
});

test('who asks for a price is told one under its own heading, however many words another text shares', () => {
  const [lost, cost] = [
    hit('My parcel seems lost. What now?', 0.49, 0.8, 'We send it again.'),
    hit('How much does shipping cost?', 0.39, 0.2, 'It is $5.'),
  ];
  expect(first('what do you charge to send a parcel to my aunt', lost, cost)).toBe(cost.passage.title);
});

test('a heading that asks another kind of question comes after one that asks the same', () => {
  const [start, opened] = [
    hit('How do I book a tasting?', 0.5, 0.5, 'Write to us two days before.'),
    hit('How long is a tasting?', 0.42, 0.5, 'It takes an hour.'),
  ];
  expect(first('how long does a tasting take', start, opened)).toBe(opened.passage.title);
  expect(first('how can I book a tasting', opened, start)).toBe(start.passage.title);
  // A question is what it asks in any of its wordings.
  const taught = { ...start, variants: ['How long in advance do I book?'] };
  expect(first('how long before a tasting do I write', taught, opened)).toBe(taught.passage.title);
});

test('what is said of another place comes after where a shop delivers to', () => {
  const [spain, countries] = [
    hit('Delivery › Spain', 0.5, 0.8, '3 days.'),
    hit('Which countries do you deliver to?', 0.46, 0.4, 'Spain and Portugal.'),
  ];
  expect(first('do you deliver to Norway', spain, countries)).toBe(countries.passage.title);
  expect(first('how long does it take to Spain', spain, countries)).toBe(spain.passage.title);
});

test('the beginning of a page comes after what its headings divide it into', () => {
  const [page, part] = [hit('Roasting', 0.5, 0.5), hit('Roasting › Days', 0.48, 0.5)];
  expect(first('when do you roast', page, part)).toBe(part.passage.title);
});

test('a text that holds no word of a question, and is not near by its meaning, is beside the point; a custom answer never', () => {
  const isBeside = (question: string, semantic = 0.4, kind: 'page' | 'custom_answer' = 'page', whole = 0.2) => {
    const passage = { kind, title: 'Oak', text: 'Oil it once a year.' };
    const inOtherWords = { whole, gain: 0 };
    return isBesideThePoint({ passage, variants: [], semantic, inOtherWords }, askedIn(question, 'en'), 'en');
  };
  expect(isBeside('do you teach carpentry')).toBe(true);
  expect(isBeside('do you teach carpentry', 0.7)).toBe(false);
  expect(isBeside('do you teach carpentry', 0.4, 'custom_answer')).toBe(false);
  expect(isBeside('do you teach carpentry', 0.4, 'page', 0.5)).toBe(false);
  expect(isBeside('how often do I oil my oak')).toBe(false);
});
