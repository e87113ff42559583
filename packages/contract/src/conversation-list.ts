import type { Conversation, ConversationQuery } from './conversations.ts';

/** What lists ask for. */
export type ListField = 'lastSeq' | 'status' | 'assigneeId' | 'handler' | 'isRead' | 'waitingSince';

/** Something that must be so of a conversation. It is data, so that the server can ask its database the same. */
export type Condition = {
  [Field in ListField]: { field: Field; is: '=' | '<>' | '>'; value: Conversation[Field] };
}[ListField];

export type ListConditions = Pick<ConversationQuery, 'view' | 'status' | 'unread' | 'waiting'>;

/** What makes a visitor wait for a person: it is not the assistant's turn to answer. */
const waits: readonly Condition[] = [
  { field: 'waitingSince', is: '<>', value: null },
  { field: 'handler', is: '<>', value: 'assistant' },
];

/**
 * Which conversations stand in a list of the inbox that the member `me` looks at. Server and screens both go by it, so that
 * a list changed by events is the list that the server would give. What a search finds, only the server knows.
 */
export function conditionsOf({ view, status, unread, waiting }: ListConditions, me: string): Condition[] {
  const conditions: Condition[] = [
    { field: 'lastSeq', is: '>', value: 0 },
    { field: 'status', is: '=', value: status },
  ];
  if (view === 'mine') conditions.push({ field: 'assigneeId', is: '=', value: me });
  if (view === 'unassigned')
    conditions.push({ field: 'assigneeId', is: '=', value: null }, { field: 'handler', is: '=', value: 'waiting' });
  if (unread !== undefined) conditions.push({ field: 'isRead', is: '=', value: !unread });
  if (waiting) conditions.push(...waits);
  return conditions;
}

/** Whether all of the conditions are met. */
export const meets = (conversation: Conversation, conditions: readonly Condition[]): boolean =>
  conditions.every(({ field, is, value }) => {
    const held = conversation[field];
    if (is === '=') return held === value;
    return is === '<>' ? held !== value : held !== null && value !== null && held > value;
  });

/** True when a visitor waits and it is not the assistant's turn to answer. */
export const waitsForPeople = (conversation: Conversation): boolean => meets(conversation, waits);

/** The moment by which a conversation is sorted: of its latest message, or since when its visitor waits, if they do. */
export const sortedAt = (sort: ConversationQuery['sort'], conversation: Conversation): string =>
  (sort === 'longest_waiting' ? conversation.waitingSince : null) ?? conversation.lastMessageAt;

/** The order of a list: the latest message first, or who waits the longest first. */
export function inListOrder(sort: ConversationQuery['sort'], a: Conversation, b: Conversation): number {
  const byMoment = sortedAt(sort, a).localeCompare(sortedAt(sort, b)) || a.id.localeCompare(b.id);
  return sort === 'latest' ? -byMoment : byMoment;
}
