import type { ListSort } from '@chatty/contract/conversations';
import { Id, Moment } from '@chatty/contract/fields';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { texts } from '#texts/conversations.ts';
import { blank } from '../../../platform/db/blanks.ts';
import { isKeepable } from '../../../platform/keepable-date.ts';
import { Problem } from '../../../platform/problem.ts';
import type { matched, MatchingShape } from './matching.ts';

/** Where the next piece begins: the rank, where one counts, the time it is sorted by, and the id. */
const Position = z.object({ rank: z.number().int().min(0).max(9).optional(), at: Moment, id: Id });
export type Position = z.infer<typeof Position>;

export const cursorOf = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url');

function readCursor(cursor: string): Position {
  try {
    const position = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (isKeepable(new Date(position.at))) return position;
  } catch {
    // Reported below, like any other cursor that we did not make.
  }
  throw new Problem('bad_input', texts.brokenList);
}

/** In which order a list's conversations stand. */
export interface Order extends Pick<MatchingShape, 'search'> {
  sort: ListSort;
}

/** Where a piece of such a list begins. Throws `bad_input` when the cursor is of another list, or of none. */
export function positionIn(order: Order, cursor: string): Position {
  const position = readCursor(cursor);
  if ((rankOf(order) !== null) !== (position.rank !== undefined)) throw new Problem('bad_input', texts.brokenList);
  return position;
}

/** For the blanks of a list's query. */
export const placeValues = (position: Position | undefined) => ({
  rank: position?.rank,
  at: position && new Date(position.at),
  id: position?.id,
});

/** From the least urgent to the most; the index holds the same words. */
const urgency = sql<number>`array_position(array['none', 'low', 'medium', 'high', 'urgent'], c.priority)`;

/** Who waits for people first; the index holds the same words. */
const waiting = sql<number>`case when c.waiting_since is not null and c.handler <> 'assistant' then 0 else 1 end`;

/** What is due before what is not; the index holds the same words. */
const due = sql<number>`case when c.due_at is not null then 0 else 1 end`;

/**
 * What counts before the time: how urgent it is, or whether it waits for people or is due, where that is asked for; of a search in the
 * usual order whoever is called so, before what was said.
 */
export function rankOf({ search, sort }: Order): RawBuilder<number> | null {
  if (sort === 'priority') return urgency;
  if (sort === 'longest_waiting') return waiting;
  if (sort === 'due') return due;
  return search !== null && sort === 'latest' ? sql<number>`c.found_rank` : null;
}

export const directionOf = (sort: ListSort): 'asc' | 'desc' =>
  sort === 'latest' || sort === 'priority' ? 'desc' : 'asc';

/** All hold whole milliseconds, as the cursor does: they are always written from the server's own clock. */
export function sortedBy(sort: ListSort): RawBuilder<Date> {
  if (sort === 'longest_waiting') return sql<Date>`coalesce(c.waiting_since, c.last_message_at)`;
  return sort === 'due' ? sql<Date>`coalesce(c.due_at, c.last_message_at)` : sql<Date>`c.last_message_at`;
}

type Matched = ReturnType<typeof matched>;

/** Those of a list's conversations that stand behind the place in its blanks. */
export function behindPlace(rows: Matched, order: Order): Matched {
  const [rank, sorted] = [rankOf(order), sortedBy(order.sort)];
  const after = sql`${blank('at')}::timestamptz, ${blank('id')}::uuid`;
  const behind = sql.raw(directionOf(order.sort) === 'desc' ? '<' : '>');
  return rank
    ? rows.where(sql<boolean>`(${rank}, ${sorted}, c.id) ${behind} (${blank('rank')}::integer, ${after})`)
    : rows.where(sql<boolean>`(${sorted}, c.id) ${behind} (${after})`);
}
