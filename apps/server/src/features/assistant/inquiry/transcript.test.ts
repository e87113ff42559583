import { Id } from '@chatty/contract/fields';
import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerIdFor, transcriptOf } from './transcript.ts';

const said = (sender: string, text: string) => ({
  id: newId(),
  sender,
  text,
  products: [],
  fileCount: 0,
});

const contact = { id: 'any-contact', customerId: null, locale: 'en', isByLink: false, tagIds: [] };

test('the question is all that the visitor has said since the last answer', () => {
  const history = [
    said('anonymous', 'Hi'),
    said('assistant', 'Hello!'),
    said('anonymous', 'Do you ship'),
    said('guest', 'to Canada?'),
  ];
  const transcript = transcriptOf({ history, contact });
  expect(transcript?.question).toBe('Do you ship\nto Canada?');
  expect(transcript?.lastMessageId).toBe(history[3]?.id);
  expect(transcript?.messages.map((it) => it.role)).toEqual(['user', 'assistant', 'user', 'user']);
});

test('there is no turn when the last word was an answer', () => {
  expect(transcriptOf({ contact, history: [said('anonymous', 'Hi'), said('assistant', 'Hello!')] })).toBeNull();
  expect(transcriptOf({ contact, history: [] })).toBeNull();
});

test('the same question under the same turn has the same answer id, a valid UUIDv7', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 7 }), fc.nat(), (id, turn) => {
      const answer = answerIdFor(id, turn);
      expect(Id.safeParse(answer).success).toBe(true);
      expect(answer[14]).toBe('7');
      expect(answer).toBe(answerIdFor(id, turn));
      expect(answer).not.toBe(answerIdFor(id, turn + 1));
      expect(answer.slice(0, 13)).toBe(id.slice(0, 13));
    }),
  );
});
