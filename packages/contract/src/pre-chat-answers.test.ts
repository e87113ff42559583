import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContactDetails } from './contacts.ts';
import { answerMaxChars, answerProblem, settledAnswer, shownFields } from './pre-chat-answers.ts';
import { preChatTypes } from './settings/options.ts';

const types = fc.constantFrom(...preChatTypes);
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(' ', '\n', '\r', '\t', '\u202e', '\u0000', 'a', '@', '.', '+', '1'),
    maxLength: 40,
  }),
);
const asked = fc.record({
  id: fc.constant('field'),
  type: types,
  isRequired: fc.boolean(),
  choices: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 5 }),
});

test('what is settled stays as it is, and holds nothing that nobody sees', () =>
  fc.assert(
    fc.property(types, texts, (type, text) => {
      const settled = settledAnswer({ type }, text);
      expect(settledAnswer({ type }, settled)).toBe(settled);
      expect(settled).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/);
      if (type !== 'long_text') expect(settled).not.toMatch(/[\n\t]/);
      expect(settled.length).toBeLessThanOrEqual(text.length);
    }),
  ));

test('an empty answer is wrong where one is required, and nowhere else', () =>
  fc.assert(
    fc.property(asked, (field) => {
      expect(answerProblem(field, '')).toBe(field.isRequired ? 'required' : null);
    }),
  ));

test('what will do is as long as it may be, and one of the choices where there are some', () =>
  fc.assert(
    fc.property(asked, texts, (field, text) => {
      const answer = settledAnswer(field, text);
      if (answer === '' || answerProblem(field, answer) !== null) return;
      expect(answer.length).toBeLessThanOrEqual(answerMaxChars[field.type]);
      if (field.type === 'choice') expect(field.choices).toContain(answer);
    }),
  ));

test('every choice will do, whatever else is asked', () =>
  fc.assert(
    fc.property(asked, ({ choices, ...field }) => {
      const settled = choices.map((it) => settledAnswer({ type: 'choice' }, it)).filter((it) => it !== '');
      for (const it of settled) expect(answerProblem({ ...field, type: 'choice', choices: settled }, it)).toBeNull();
    }),
  ));

test('a phone number that will do is one that the contact takes, and so is an email of a usual form', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const phone = settledAnswer({ type: 'phone' }, text);
      const field = { id: 'a', isRequired: true, choices: [] };
      if (answerProblem({ ...field, type: 'phone' }, phone) === null)
        expect(ContactDetails.safeParse({ phone }).success).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), (email) => {
      if (!ContactDetails.safeParse({ email }).success) return;
      expect(answerProblem({ id: 'a', type: 'email', isRequired: true, choices: [] }, email)).toBeNull();
    }),
  );
});

test('reading a long answer takes no longer than its length', () => {
  const field = { id: 'a', isRequired: true, choices: [] };
  const began = performance.now();
  for (const text of ['a'.repeat(200_000), 'a@'.repeat(100_000), '1'.repeat(200_000), ' '.repeat(200_000)])
    for (const type of preChatTypes) answerProblem({ ...field, type }, settledAnswer({ type }, text));
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('the form shows its fields in their order, and the name only where it is asked for', () => {
  const settings = {
    isShowNamePreChat: true,
    preChatFields: [
      { id: 'b', type: 'email' as const, isRequired: true, choices: [] },
      { id: 'a', type: 'name' as const, isRequired: true, choices: [] },
    ],
  };
  expect(shownFields(settings).map((it) => it.id)).toEqual(['b', 'a']);
  expect(shownFields({ ...settings, isShowNamePreChat: false }).map((it) => it.id)).toEqual(['b']);
});
