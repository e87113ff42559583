import type { VisitorConversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';
import { describe, expect, test } from 'vitest';
import { handOffOf } from './hand-off.ts';

const conversation = (handler: VisitorConversation['handler'], name?: string) => ({
  status: 'open' as const,
  handler,
  person: name ? { name, avatar: null } : null,
});
const said = (sender: Message['sender']) => ({ kind: 'text', sender, activity: null }) as Message;
const happened = (activity: Message['activity']) => ({ kind: 'activity', sender: 'system', activity }) as Message;

describe('a conversation that waits for a person', () => {
  test('says so until a person speaks, whoever has it by then', () => {
    const asked = [said('admin'), said('anonymous'), happened('person_requested')];
    expect(handOffOf(conversation('waiting'), asked)).toEqual({ name: null, told: false });
    expect(handOffOf(conversation('waiting'), [...asked, said('anonymous')])).toEqual({ name: null, told: false });
    expect(handOffOf(conversation('person', 'Maya'), [...asked, happened('taken_over')])).toEqual({
      name: 'Maya',
      told: false,
    });
    expect(handOffOf(conversation('person', 'Maya'), [...asked, said('admin')])).toBeNull();
  });

  test('is none while the assistant answers, and none once it is resolved', () => {
    expect(handOffOf(conversation('assistant'), [happened('person_requested'), happened('handed_back')])).toBeNull();
    expect(handOffOf({ ...conversation('waiting'), status: 'resolved' }, [])).toBeNull();
    expect(handOffOf(undefined, [])).toBeNull();
  });

  test('does not repeat what was told when nobody was there', () => {
    expect(handOffOf(conversation('waiting'), [happened('assistant_gave_up'), said('system')])?.told).toBe(true);
    expect(handOffOf(conversation('waiting'), [said('system'), happened('person_requested')])?.told).toBe(false);
  });
});
