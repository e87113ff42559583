import { sureFrom, type TurnFilter } from '@chatty/contract/decision-log';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { isKeepable } from '../../../platform/keepable-date.ts';
import { kindOfTurn } from '../quality/turn-kinds.ts';
import { conversationsRated } from '../../satisfaction/index.ts';

/** What makes addresses, paths, codes and amounts to the database, whose parts are words here. */
const signs = '-+./&<~_';
const aWord = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of question and answer, by the very expression that the index `decisions_text` holds. */
const wordsSaid = sql`to_tsvector('simple', translate(question || ' ' || answer, ${sql.lit(signs)}, ${sql.lit(' '.repeat(signs.length))}))`;

/** Every word of the search stands in question or answer, the last letters of each still to be typed. */
function saysWords(search: string): RawBuilder<boolean> | null {
  const words = search.match(aWord)?.map((it) => `${it}:*`);
  return words ? sql<boolean>`${wordsSaid} @@ to_tsquery('simple', ${words.join(' & ')})` : null;
}

const isDropped = JSON.stringify([{ kept: false }]);
const rated = { good: { least: 4, most: 5 }, bad: { least: 1, most: 2 } } as const;

/** A moment as the database reads it; of a year that it does not keep the nearest that it does. */
const momentOf = (text: string) => {
  const moment = new Date(text);
  return isKeepable(moment) ? moment : new Date(moment.getTime() < 0 ? '0001-01-01T00:00:00Z' : '9999-12-31T00:00:00Z');
};

function conditionsOf(shopId: string, filter: TurnFilter, search: string): RawBuilder<boolean>[] {
  const { outcome, sure, sentences, engine, kind, helpful, rated: how, marked, from, to } = filter;
  const said = search === '' ? null : saysWords(search);
  return [
    outcome && sql<boolean>`outcome = ${outcome}`,
    sure && sql<boolean>`confidence < ${sureFrom}::real`,
    sentences && sql<boolean>`verdicts @> ${isDropped}::jsonb`,
    engine && sql<boolean>`engine = ${engine}`,
    kind && sql<boolean>`outcome <> 'dropped' and ${kindOfTurn} = ${kind}`,
    helpful && sql<boolean>`helpful = ${helpful === 'yes'}`,
    how && sql<boolean>`conversation_id in ${conversationsRated(shopId, rated[how])}`,
    marked && (marked === 'none' ? sql<boolean>`mark is null` : sql<boolean>`mark = ${marked}`),
    from && sql<boolean>`created_at >= ${momentOf(from)}`,
    to && sql<boolean>`created_at < ${momentOf(to)}`,
    // Signs alone are in nothing that was said.
    search !== '' && (said ?? sql<boolean>`false`),
  ].filter((it) => typeof it === 'object');
}

/** The shop's turns that are asked for. */
export function turnsAsked(
  { db, shopId }: Ctx,
  { search = '', ...filter }: TurnFilter & { search?: string | undefined },
) {
  const all = db.selectFrom('decisions').where('shop_id', '=', shopId);
  return conditionsOf(shopId, filter, search).reduce((some, it) => some.where(it), all);
}
