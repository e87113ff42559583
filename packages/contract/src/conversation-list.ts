import { statusIn } from './searched-status.ts';
import { type Condition, waits, waitsForPeople } from './conditions.ts';
import type { Conversation, ConversationQuery, Priority } from './conversations.ts';

/** What else a list may ask of each conversation; null and what is left out ask nothing. */
type Narrowing = 'handler' | 'channel' | 'assignee' | 'tag' | 'priority';
export type ListConditions = Pick<
  ConversationQuery,
  'view' | 'status' | 'unread' | 'waiting' | 'watching' | 'overdue' | 'search'
> & {
  [Name in Narrowing]?: ConversationQuery[Name] | null | undefined;
};

/** What nobody is to come upon by chance is looked for by its own status. */
const anyStatus: readonly Condition[] = [
  { field: 'status', is: '<>', value: 'spam' },
  { field: 'status', is: '<>', value: 'blocked' },
];

function narrowed({ handler, channel, assignee, tag, priority }: ListConditions): Condition[] {
  const conditions: Condition[] = [];
  if (handler) conditions.push({ field: 'handler', is: '=', value: handler });
  if (channel) conditions.push({ field: 'channel', is: '=', value: channel });
  if (assignee) conditions.push({ field: 'assigneeId', is: '=', value: assignee === 'nobody' ? null : assignee });
  if (tag) conditions.push({ field: 'tagIds', is: 'has', value: tag });
  if (priority) conditions.push({ field: 'priority', is: '=', value: priority });
  // What the index of those that have one goes by.
  if (priority && priority !== 'none') conditions.push({ field: 'priority', is: '<>', value: 'none' });
  return conditions;
}

/**
 * Which conversations stand in a list of the inbox that the member `me` looks at. Server and screens both go by it, so that
 * a list changed by events is the list that the server would give. What a search finds, only the server knows; in which status
 * it looks, it says itself. What is overdue is so at the moment `now`.
 */
export function conditionsOf(asked: ListConditions, me: string, now = new Date()): Condition[] {
  const { view, unread, waiting, watching, overdue } = asked;
  const status = statusIn(asked.search) ?? asked.status;
  const conditions: Condition[] = [
    { field: 'lastSeq', is: '>', value: 0 },
    ...(status === 'any' ? anyStatus : [{ field: 'status', is: '=', value: status } as const]),
  ];
  if (view === 'mine') conditions.push({ field: 'assigneeId', is: '=', value: me });
  if (view === 'unassigned')
    conditions.push({ field: 'assigneeId', is: '=', value: null }, { field: 'handler', is: '=', value: 'waiting' });
  if (unread !== undefined) conditions.push({ field: 'isRead', is: '=', value: !unread });
  if (waiting) conditions.push(...waits);
  if (watching) conditions.push({ field: 'watcherIds', is: 'has', value: me });
  if (overdue) conditions.push({ field: 'dueAt', is: '<', value: now.toISOString() });
  return [...conditions, ...narrowed(asked)];
}

/** The moment by which a conversation is sorted: of its latest message, or since when its visitor waits or when it is due, if so. */
export const sortedAt = (
  sort: ConversationQuery['sort'],
  { waitingSince, dueAt, lastMessageAt }: Conversation,
): string => (sort === 'longest_waiting' ? waitingSince : sort === 'due' ? dueAt : null) ?? lastMessageAt;

/** How urgent each priority is, as the server's order counts it. */
export const urgencyOf: Readonly<Record<Priority, number>> = { none: 0, low: 1, medium: 2, high: 3, urgent: 4 };

/** The order of a list: the latest message first, the oldest first, who waits for people the longest or what is due first before all others, or the most urgent first. */
export function inListOrder(sort: ConversationQuery['sort'], a: Conversation, b: Conversation): number {
  const byMoment = sortedAt(sort, a).localeCompare(sortedAt(sort, b)) || a.id.localeCompare(b.id);
  if (sort === 'priority') return urgencyOf[b.priority] - urgencyOf[a.priority] || -byMoment;
  if (sort === 'longest_waiting') return Number(waitsForPeople(b)) - Number(waitsForPeople(a)) || byMoment;
  if (sort === 'due') return Number(!a.dueAt) - Number(!b.dueAt) || byMoment;
  return sort === 'latest' ? -byMoment : byMoment;
}
