import type { VisitorConversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';
import { describe, expect, test } from 'vitest';
import { handOffOf } from './hand-off.ts';

const conversation = (handler: VisitorConversation['handler'], name?: string) => ({
  status: 'open' as const,
  handler,
  person: name ? { name, avatar: null } : null,
  lastSeq: 9,
});
/** A thread that is here. */
const all = (...messages: Message[]) => ({ messages, loaded: true });
const said = (sender: Message['sender']) => ({ kind: 'text', sender, activity: null }) as Message;
const happened = (activity: Message['activity']) => ({ kind: 'activity', sender: 'system', activity }) as Message;

describe('a conversation that waits for a person', () => {
  test('says so until a person speaks, whoever has it by then', () => {
    const asked = [said('admin'), said('anonymous'), happened('person_requested')];
    expect(handOffOf(conversation('waiting'), all(...asked))).toEqual({ name: null, told: false });
    expect(handOffOf(conversation('waiting'), all(...asked, said('anonymous')))).toEqual({ name: null, told: false });
    expect(handOffOf(conversation('person', 'Maya'), all(...asked, happened('taken_over')))).toEqual({
      name: 'Maya',
      told: false,
    });
    expect(handOffOf(conversation('person', 'Maya'), all(...asked, said('admin')))).toBeNull();
  });

  test('is none while the assistant answers, and none once it is resolved', () => {
    expect(handOffOf(conversation('assistant'), all(happened('person_requested'), happened('handed_back')))).toBeNull();
    expect(handOffOf({ ...conversation('waiting'), status: 'resolved' }, all())).toBeNull();
    expect(handOffOf(undefined, all())).toBeNull();
  });

  test('does not repeat what was told when nobody was there', () => {
    expect(handOffOf(conversation('waiting'), all(happened('assistant_gave_up'), said('system')))?.told).toBe(true);
    expect(handOffOf(conversation('waiting'), all(said('system'), happened('person_requested')))?.told).toBe(false);
  });

  test('says nothing before it is known who has spoken', () => {
    const live = [said('anonymous')];
    for (const handler of ['waiting', 'person'] as const) {
      expect(handOffOf(conversation(handler), { messages: live, loaded: false })).toBeNull();
      expect(handOffOf(conversation(handler), { messages: [], loaded: false })).toBeNull();
    }
    const begun = { ...conversation('waiting'), lastSeq: 0 };
    expect(handOffOf(begun, { messages: [], loaded: false })).toEqual({ name: null, told: false });
  });

  test('is none when a person only opens again, or takes, what was answered', () => {
    const maya = conversation('person', 'Maya');
    const answered = [said('guest'), happened('taken_over'), said('admin')];
    expect(handOffOf(maya, all(...answered, happened('resolved'), happened('reopened')))).toBeNull();
    expect(handOffOf(maya, all(...answered, happened('handed_back'), happened('taken_over')))).toBeNull();
    expect(handOffOf(maya, all(said('guest'), said('assistant'), happened('taken_over')))).toBeNull();
    // What was said, or asked for, since is owed an answer.
    const owed = { name: 'Maya', told: false };
    expect(handOffOf(maya, all(...answered, happened('resolved'), happened('reopened'), said('guest')))).toEqual(owed);
    expect(handOffOf(maya, all(happened('person_requested'), happened('taken_over')))).toEqual(owed);
    const passedOn = [said('guest'), said('assistant'), happened('complaint_passed_on')];
    expect(handOffOf(maya, all(...passedOn, happened('assigned')))).toEqual(owed);
  });
});
