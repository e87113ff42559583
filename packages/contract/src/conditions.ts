import type { Conversation } from './conversations.ts';

/** What lists ask for. */
export type ListField =
  | 'lastSeq'
  | 'status'
  | 'assigneeId'
  | 'handler'
  | 'isRead'
  | 'waitingSince'
  | 'dueAt'
  | 'channel'
  | 'priority';

/** Something that must be so of a conversation. It is data, so that the server can ask its database the same. */
export type Condition =
  | { [Field in ListField]: { field: Field; is: '=' | '<>' | '>' | '<'; value: Conversation[Field] } }[ListField]
  | { field: 'tagIds' | 'watcherIds'; is: 'has'; value: string };

/** What makes a visitor wait for a person: it is not the assistant's turn to answer. */
export const waits: readonly Condition[] = [
  { field: 'waitingSince', is: '<>', value: null },
  { field: 'handler', is: '<>', value: 'assistant' },
];

/** Whether all of the conditions are met. */
export const meets = (conversation: Conversation, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => {
    if (condition.is === 'has') return conversation[condition.field].includes(condition.value);
    const { field, is, value } = condition;
    const held = conversation[field];
    if (is === '=') return held === value;
    if (is === '<>') return held !== value;
    return held !== null && value !== null && (is === '>' ? held > value : held < value);
  });

/** True when a visitor waits and it is not the assistant's turn to answer. */
export const waitsForPeople = (conversation: Conversation): boolean => meets(conversation, waits);
