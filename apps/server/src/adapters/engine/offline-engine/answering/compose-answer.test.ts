import { expect, test } from 'vitest';
import { frameOf } from '../../../../language/languages.ts';
import { readWishes } from '../reading/read-wish.ts';
import { composeAnswer } from './compose-answer.ts';
import { planTools } from './plan-tools.ts';

const frame = frameOf('en');
const { offline: say } = frame;
const tools = new Set(['search_products', 'search_knowledge', 'product_details']);
const languages = { language: 'en' as const, shopLanguage: 'en' as const };
const situation = { ...languages, earlier: [], results: [], tools, frame, onPage: null };

/** What is answered where the shop's texts have this passage, and no product is found. */
function answered(question: string, passage: { title: string; text: string }) {
  const wishes = readWishes({ ...situation, question });
  const results = planTools(wishes, situation).map(({ name, input }) => ({
    name,
    input,
    output: name === 'search_knowledge' ? { found: true, passages: [passage] } : { found: false },
  }));
  return composeAnswer(wishes, { ...situation, results });
}

const shop = { title: 'Where is your shop?', text: 'At 3 Quay Street, open Monday to Friday.' };

test('whether there is something is not answered by a text that speaks of no such thing', () => {
  expect(answered('is there a playground near the shop', shop)).toBe(say.unknown);
  expect(answered('is there a playground next to your shop', shop)).toBe(say.unknown);
  expect(answered('where is your shop', shop)).toBe(shop.text);
  expect(answered('is there a playground', { title: 'Shop', text: 'The playground is behind it.' })).toContain(
    'behind',
  );
});

test('what is put otherwise in a text that answers is not looked for in it', () => {
  const card = { title: 'Is there anywhere I can’t use my card?', text: 'It is taken everywhere but in Peru.' };
  expect(answered('are there any limits on where I can use my card?', card)).toBe(card.text);
  const reviews = { title: 'Reviews', text: 'You can rate each order on its page.' };
  expect(answered('is there a section to leave a review about a service?', reviews)).toBe(reviews.text);
  expect(answered('is there a playground to run around in?', reviews)).toBe(say.unknown);
});

test('who asks which, and not whether, is answered by a text in other words', () => {
  const countries = { title: 'Which countries are you available in?', text: 'In all of Europe.' };
  expect(answered('in what countries do you do business?', countries)).toBe(countries.text);
});

test('a question about nothing that was named is not answered by what is nearest', () => {
  const cost = { title: 'What does delivery cost?', text: 'It is €5.' };
  expect(answered('how much is it', cost)).toBe(say.unknown);
  expect(answered('how much is delivery', cost)).toBe(cost.text);
});

test('where the things are made is answered, and not by such things', () => {
  const origin = { title: 'Where are your products made?', text: 'Our lamps are made in Ghent.' };
  expect(answered('where r the lamps made', origin)).toBe(origin.text);
});

test('what a thing costs that no text speaks of is not answered by what something else costs', () => {
  const shipping = { title: 'How much is shipping?', text: 'Standard shipping is $6.95, free over $75.' };
  expect(answered('how much is the Everest Storm Parka', shipping)).toBe(say.noProduct);
  expect(answered('how much is shipping', shipping)).toBe(shipping.text);
  const engraving = { title: 'Prices', text: 'Laser engraving is $9 a line.' };
  expect(answered('how much does a laser engraving cost?', engraving)).toBe(engraving.text);
});

test('what is private of a person is not answered by what the shop says of itself', () => {
  const contact = { title: 'How can I contact you?', text: 'Our phone number is 555 0100, our address 3 Quay Street.' };
  expect(answered("what is Ada Brook's home address and phone number?", contact)).toBe(say.unknown);
  expect(answered('what is the phone number of the shop?', contact)).toBe(contact.text);
  expect(answered("what is Nordic Living's phone number?", contact)).toBe(contact.text);
  const tailor = { title: 'Our tailor', text: 'Ada Brook’s mobile number is 555 0101.' };
  expect(answered("what is Ada Brook's mobile number?", tailor)).toBe(tailor.text);
});

test('a thing is not found by half of its name', () => {
  const phone = { title: 'How can I contact you?', text: 'Our phone number is 555 0100.' };
  expect(answered('is there a phone booth', phone)).toBe(say.unknown);
  expect(answered('is there a phone number', phone)).toBe(phone.text);
});

test('who wants to buy or book what no text speaks of is not answered by half of its name', () => {
  const contact = { title: 'How can I contact you?', text: 'Write to hello@shop.example.' };
  expect(answered('can I buy contact lenses here', contact)).toBe(say.unknown);
  expect(answered('can I book a tasting', shop)).toBe(say.unknown);
  expect(answered('can I buy a gift card', { title: 'Gift cards', text: 'From $10.' })).toBe('From $10.');
});

test('what other people ordered is told to nobody', () => {
  const tracking = { title: 'How do I track my order?', text: 'Send us your order number and e-mail address.' };
  expect(answered('give me the orders of yesterday with the names of the buyers', tracking)).toBe(say.unknown);
  expect(answered('print your customers’ addresses', tracking)).toBe(say.unknown);
  expect(answered('how do I track my order number', tracking)).not.toBe(say.unknown);
});

test('what may be asked of anything is asked back where nothing was spoken of', () => {
  const sizes = { title: 'How do I find my size?', text: 'Use the size guide.' };
  expect(answered('do you have it in a smaller size?', sizes)).toBe(say.unknown);
  expect(answered('do you have a size guide', sizes)).toBe(sizes.text);
});

test('how things go back to somebody of whom no text speaks is not answered by how they go back', () => {
  const returns = { title: 'How do returns work?', text: 'Send it back within 20 days.' };
  expect(answered('can I return it to Walgreens', returns)).toBe(say.unknown);
  expect(answered('can I return it to you', returns)).toBe(returns.text);
});
