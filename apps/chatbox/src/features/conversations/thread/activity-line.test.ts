import { Activity, type Message } from '@chatty/contract/messages';
import { describe, expect, test } from 'vitest';
import { activityWords } from './activity-line.tsx';

const happened = (activity: Message['activity'], name = 'Maya') => ({ activity, name }) as Message;

describe('what happened', () => {
  test('is told in the visitor’s words, with names', () => {
    expect(activityWords(happened('taken_over'), 'Chatty AI')).toBe('Maya joined the conversation');
    expect(activityWords(happened('joined'), 'Chatty AI')).toBe('Maya joined the conversation');
    expect(activityWords(happened('handed_back'), 'Chatty AI')).toBe('Maya handed this back to Chatty AI');
    expect(activityWords(happened('person_requested'), 'Chatty AI')).toBe('You asked to talk to a person');
    expect(activityWords(happened('taken_over', ''), 'Chatty AI')).toBe('Our team joined the conversation');
  });

  test('is silent about how the team shares its work', () => {
    const silent = Activity.options.filter((it) => activityWords(happened(it), 'Chatty AI') === null);
    const ofTheTeam = ['assistant_off', 'assistant_on', 'assigned', 'unassigned', 'rated', 'tagged', 'untagged'];
    expect(silent).toEqual([
      ...ofTheTeam,
      'snoozed',
      'woke',
      'reminder',
      'marked_spam',
      'not_spam',
      'blocked',
      'unblocked',
      'prioritized',
      'merged',
    ]);
  });
});
