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

/** What is answered where the shop's texts have these passages, the nearest first, and no product is found. */
function answered(question: string, ...passages: { title: string; text: string; relevance?: number }[]) {
  const wishes = readWishes({ ...situation, question });
  const results = planTools(wishes, situation).map(({ name, input }) => ({
    name,
    input,
    output: name === 'search_knowledge' ? { found: true, passages } : { found: false },
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

test('of two texts that came equally near both are told, unless they say the same', () => {
  const near = (title: string, text: string, relevance: number) => ({ title, text, relevance });
  const rule = near('Returns', 'You have 24 days from the day it is delivered.', 1);
  const sale = near('Returns › Sale pieces', 'Marked down by 40% or more: 7 days, for credit.', 0.9);
  const label = near('Returns › Label', 'A label is $5.50.', 0.95);
  const question = 'how long do I have to return a dress';
  expect(answered(question, rule, sale)).toBe(`${rule.text}\n\n${sale.text}`);
  expect(answered(question, rule, { ...sale, relevance: 0.7 })).toBe(rule.text);
  // It tells no time.
  expect(answered(question, rule, label)).toBe(rule.text);
  const same = near(
    'How long may I return things?',
    'You have 24 days from the day that it is delivered to you.',
    0.95,
  );
  expect(answered(question, rule, same, sale)).toBe(rule.text);
  const list = near(
    'Rates',
    Array.from({ length: 15 }, (_, at) => `- Return rate of region ${at}: $${at}.50 a parcel.`).join('\n'),
    1,
  );
  expect(answered('what is the return rate of my region', list, { ...sale, text: `${sale.text} `.repeat(9) })).toBe(
    list.text,
  );
});

test('what somebody else looks for is no thing that is looked for here', () => {
  const lost = { title: 'Lost parcels', text: 'No scan for 8 business days: tell us, we open a trace.' };
  expect(answered('tracking is frozen, at what point do you start looking for it', lost)).toBe(lost.text);
  expect(answered('I am looking for a phone', { title: 'Privacy', text: 'We do not sell data.' })).toBe(say.noProduct);
});

test('how much somebody has to spend is no price of a thing', () => {
  const card = { title: 'Do you have a loyalty program?', text: 'One stamp for every $45 you spend.' };
  expect(answered('how much do I have to spend for each one of the loyalty stamps', card)).toBe(card.text);
});

test('what is done with what belongs to somebody is no thing for sale', () => {
  const privacy = { title: 'What happens with my data?', text: 'We do not sell personal data.' };
  expect(answered('do you sell my data to advertisers', privacy)).toBe(privacy.text);
});

test('money that somebody wants back is no thing that the shop would have to name', () => {
  const cards = { title: 'Gift cards', text: 'They cannot be returned or paid out.' };
  expect(answered('can I get cash back for a gift card', cards)).toBe(cards.text);
});

test('the weather is told by no shop', () => {
  const contact = { title: 'Contact', text: 'We answer Tuesday to Saturday.' };
  expect(answered('is it going to rain on Saturday', contact)).toBe(say.unknown);
  expect(answered('will it snow in Toronto tomorrow?', contact)).toBe(say.unknown);
  expect(answered('do you answer on Saturday', contact)).toBe(contact.text);
});

test('whether somebody is there on a feast is not answered by the hours of every week', () => {
  const hours = { title: 'Opening hours', text: 'Wednesday to Sunday, 9 am to 4 pm.' };
  expect(answered('are you guys open on Thanksgiving?', hours)).toBe(say.unknown);
  expect(answered('are you open on Sunday?', hours)).toBe(hours.text);
  const closed = { title: 'Opening hours', text: `${hours.text} Closed on public holidays.` };
  expect(answered('are you guys open on Thanksgiving?', closed)).toBe(closed.text);
});

test('what is certified is not told by a text that names no certificate', () => {
  const linen = { title: 'Linen', text: 'Our linen is washed before we sell it.' };
  expect(answered('is your linen oeko-tex certified?', linen)).toBe(say.noProduct);
  const told = { title: 'Linen', text: 'All of our linen has the OEKO-TEX label.' };
  expect(answered('is your linen oeko-tex certified?', told)).toBe(told.text);
});

test('whether there is a branch somewhere is not told by what is elsewhere', () => {
  const story = { title: 'Our story', text: 'Our roastery is in a mill in Leeds.' };
  expect(answered('is there a roastery of yours in London', story)).toBe(say.unknown);
  expect(answered('is there a roastery of yours in Leeds', story)).toBe(story.text);
});
