import { describe, expect, test } from 'vitest';
import { createEvidence, type Evidence, type EvidencePassage } from './evidence.ts';
import { checkSentence } from './validator.ts';

const texts: Readonly<Record<string, string>> = {
  'How much is delivery?':
    'Rapid 48 is £3.60, or free when you spend £30. Rapid 24 is £5.20. The islands cost the same, they just take a day or two longer.',
  'Do you deliver abroad?': 'To Ireland, Sweden, Malta and the Azores for £11.50, 5 to 9 working days.',
  'Do you deliver at home?':
    'Standard delivery takes 4 to 6 working days, courier delivery 2 to 3 working days. Parcels to Jersey leave on Monday.',
  'How fast is it?':
    'Budget shipping costs $5.95 and takes 3-5 business days; premium shipping costs $20 and takes 1-2 business days.',
  'Do you run courses?':
    'Yes, in Bristol: Home Baker on the first Saturday of the month (3 hours, £65) and Dough Basics on the third (2 hours, £40).',
  'Shipping policy': 'Flat $6.75 per parcel. Free when your order comes to $140 or more after discounts.',
  'What do points bring?': '100 points are worth $5 off, and on your birthday we add 50 points.',
  'When do you ship?': 'We roast on Mondays, Wednesdays and Fridays and post the beans the next morning.',
  'What about returns?':
    'Returns are open for 30 days. Customers in Canada pay for their own postage. Send us five empties, clean and dry.',
  'Which sizes are there?': 'Small, medium and large: 20 cm, 30 cm and 40 cm.',
};

function evidence(of: Readonly<Record<string, string>> = texts, kind: EvidencePassage['kind'] = 'faq'): Evidence {
  const evidence = createEvidence({ language: 'en', locale: 'en', visitorText: '' });
  for (const [title, text] of Object.entries(of))
    evidence.addPassage({ id: title, kind, sourceId: title, title, text, url: null });
  return evidence;
}
const found = evidence();

describe('in other words, and of the same thing, it is said', () => {
  test.each([
    'Rapid 24 costs £5.20.',
    'Rapid 48 costs £3.60 and is free when you spend £30.',
    'Delivery to Sweden takes 5 to 9 working days.',
    'Delivery to Malta costs £11.50.',
    'Courier delivery takes 2 to 3 working days.',
    'Budget shipping takes 3-5 business days.',
    'Budget shipping costs $5.95 and takes 3-5 business days.',
    'The Home Baker course takes 3 hours and costs £65.',
    'Dough Basics costs £40.',
    'Shipping costs a flat $6.75.',
    '100 points give you $5 off.',
    'We roast on Mondays, Wednesdays and Fridays.',
    'The beans are sent the next morning.',
  ])('%s', (sentence) => {
    expect(checkSentence(sentence, found)).toMatchObject({ kept: true, basis: 'paraphrase' });
  });
});

describe('what is told of another thing, or turned, is not', () => {
  test.each([
    // Of what is done at another time.
    'We ship on Fridays.',
    'We send the beans on Fridays.',
    'The beans are posted on Mondays, Wednesdays and Fridays.',
    'We roast the next morning.',
    // Of another service, or another member of a list.
    'Rapid 24 costs £3.60.',
    'Rapid 48 costs £5.20.',
    'Rapid 24 is free when you spend £30.',
    'Rapid 48 costs £30.',
    'The islands cost £5.20.',
    'Courier delivery takes 4 to 6 working days.',
    'Standard delivery takes 2 to 3 working days.',
    'Delivery to Jersey takes 4 to 6 working days.',
    'Budget shipping costs $5.95 and takes 1-2 business days.',
    'Budget shipping costs $5.95, and shipping takes 1-2 business days.',
    'Premium shipping takes 3-5 business days.',
    'Premium shipping costs $20 and takes 3-5 business days.',
    'The Home Baker course takes 2 hours.',
    'The Home Baker course takes 3 hours and costs £40.',
    'Dough Basics costs £65.',
    'Dough Basics takes 3 hours and costs £40.',
    // Of nothing that stands there.
    'Delivery to Norway takes 5 to 9 working days.',
    'Delivery to Sweden costs £5.20.',
    'Delivery to Sweden takes 11 working days.',
    // In another unit.
    'Delivery to Sweden takes 5 to 9 weeks.',
    'Delivery to Sweden takes 5 to 9 hours.',
    'Rapid 24 costs $5.20.',
    // Turned, narrowed or widened.
    'Rapid 24 does not cost £5.20.',
    'Only Rapid 24 costs £5.20.',
    'Rapid 24 always costs £5.20.',
    'Delivery to Sweden never takes 5 to 9 working days.',
    'Delivery to Sweden only takes 5 to 9 working days.',
    'All delivery takes 5 to 9 working days.',
    // A sum that is no price, a time that is none of delivery.
    'Shipping is $140.',
    'Shipping costs $140.',
    'Points cost $5.',
    '100 points cost $5.',
    'Returns take 30 days.',
    // The other way around.
    'We pay for the postage of customers in Canada.',
    'We send you five empties.',
    'The beans are sent on Mondays.',
  ])('%s', (sentence) => {
    expect(checkSentence(sentence, found)).toMatchObject({ kept: false });
  });
});

describe('a share of what a thing is made of is none of its price', () => {
  const said = (text: string, sentence: string) =>
    checkSentence(sentence, evidence({ 'Moor Throw': text }, 'product')).kept;
  test.each([
    ['80% linen and 20% wool.', '80% linen and 20% wool.'],
    ['80% linen and 20% wool. This week 30% off.', '80% linen and 20% wool.'],
    ['Made of 100 % organic cotton.', 'Made of 100 % organic cotton.'],
  ])('%s says: %s', (text, sentence) => {
    expect(said(text, sentence)).toBe(true);
  });
  test.each([
    ['80% linen and 20% wool. This week 20% off.', 'This week 20% off.'],
    ['80% linen and 20% wool. Save 20% here.', 'Save 20% here.'],
    ['Spring event: 40% on all throws.', 'Spring event: 40% on all throws.'],
    ['Our throws are 40% lower.', 'Our throws are 40% lower.'],
    ['Bring your old one and get 25% for it.', 'Bring your old one and get 25% for it.'],
    ['We pay back 80% after 30 days.', 'We pay back 80% after 30 days.'],
    ['50% store credit for your old throw.', '50% store credit for your old throw.'],
    ['98% of customers are happy.', '98% of customers are happy.'],
    ['A 95% success rate.', 'A 95% success rate.'],
    ['80% linen and 20% wool.', '80% wool and 20% linen.'],
    ['80% linen and 20% wool.', 'You save 20% on wool.'],
    ['80% linen and 20% wool.', '20% off linen.'],
  ])('%s does not say: %s', (text, sentence) => {
    expect(said(text, sentence)).toBe(false);
  });
});
