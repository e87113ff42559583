import { z } from 'zod';
import { call } from './call.ts';
import { ConversationFilter, FilterQuery, Priority } from './conversations.ts';
import { ReminderText, Snooze } from './snooze.ts';
import { Id, Moment } from './fields.ts';
import { mostChosen } from './limits.ts';
import { TagChange } from './tags.ts';
import { texts } from './texts.ts';

/** What changes a conversation for the whole team, and leaves a line in it. */
const BulkStep = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['resolve', 'reopen', 'spam']) }),
  z.object({ do: z.literal('assign'), memberId: Id.nullable() }),
  z.object({ do: z.literal('snooze'), until: Snooze, reminder: ReminderText.optional() }),
  z.object({ do: z.literal('priority'), priority: Priority }),
  /** As it was before a visitor who only said thanks brought it back. */
  z.object({ do: z.literal('put-back') }),
  TagChange.extend({ do: z.literal('tags') }),
]);
export type BulkStep = z.infer<typeof BulkStep>;

/** What can be done to many conversations as to one. */
export const BulkAction = z.discriminatedUnion('do', [
  ...BulkStep.options,
  z.object({ do: z.literal('read'), isRead: z.boolean() }),
  /** One after the other, and taken back together. */
  z.object({ do: z.literal('several'), steps: z.array(BulkStep).min(1).max(10) }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

/** To which conversations: chosen ones, or all of a list but those in which anything has happened after the moment. */
export const BulkTarget = z.discriminatedUnion('by', [
  z.object({ by: z.literal('choice'), ids: z.array(Id).min(1).max(mostChosen, texts.maxItems(mostChosen)) }),
  z.object({ by: z.literal('filter'), filter: ConversationFilter, at: Moment }),
]);
export type BulkTarget = z.infer<typeof BulkTarget>;

/** A bulk action and how far it has come. */
export const BulkRun = z.object({
  id: Id,
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  /** How many it is to go through, as counted when it began. */
  total: z.number().int(),
  /** How many it has gone through. */
  gone: z.number().int(),
  /** How many of them it has changed; the others were so already, are gone, or could not be. */
  changed: z.number().int(),
  /** How many of those it has put back; the others somebody has changed since. */
  restored: z.number().int(),
  /** Why it ended early or left some out, if it did. */
  problem: z.string().nullable(),
});
export type BulkRun = z.infer<typeof BulkRun>;

const team = ['admin', 'member'] as const;

export const bulkActions = {
  'GET /conversations/matching': call({
    by: team,
    query: FilterQuery,
    data: z.object({ count: z.number().int(), at: Moment }),
    summary: 'How many conversations a list has, and when that was',
  }),
  'POST /conversations/bulk': call({
    by: team,
    body: z.object({ id: Id, action: BulkAction, target: BulkTarget }),
    data: BulkRun,
    perMinute: 60,
    summary: 'Do something to many conversations: chosen ones at once, all of a list little by little',
  }),
  'GET /conversations/bulk': call({
    by: team,
    data: z.object({ run: BulkRun, action: BulkAction }).nullable(),
    summary: 'Your bulk action that is still running; null where none is',
  }),
  'GET /conversations/bulk/:id': call({ by: team, data: BulkRun, summary: 'How far your bulk action has come' }),
  'POST /conversations/bulk/:id/undo': call({
    by: team,
    data: BulkRun,
    summary: 'Put back what your bulk action changed, but what was changed again since',
  }),
};
