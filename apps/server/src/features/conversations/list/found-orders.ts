import { type RawBuilder, sql } from 'kysely';
import { blank } from '../../../platform/db/blanks.ts';
import { peopleWithOrder } from '../../contacts/index.ts';

/** Whether a text may be the number of an order, such as `#1069` or `SHOP-1069`. */
export const mayBeOrder = (text: string): boolean => /\d/.test(text);

const asked = sql`order_number(${blank('text')}::text)`;

/** What of a message `m` no index of messages can hold: a card that was taken back is gone. */
const showsOrder = sql`m.parts @> '[{"type": "order"}]' and m.kind <> 'activity' and m.deleted_at is null`;

/**
 * The conversations in which a card of the order with the searched number stands, and those of the people in whose trail the
 * store told of it; each with the order's name. An exact number says more than words: they stand with the people found.
 */
export function ofOrder(rank: RawBuilder<unknown>, alsoAsked: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const shopId = blank('shopId');
  const cards = sql`
    select m.conversation_id as id, m.seq, ${rank} as rank, (
        select min(part -> 'order' ->> 'name') from jsonb_path_query(m.parts, '$[*] ? (@.type == "order")') as part
        where order_number(part -> 'order' ->> 'name') = ${asked}) as order_name
      from messages m
      where m.shop_id = ${shopId} and ${showsOrder}
        and order_numbers(m.shop_id, m.parts) @> array[${shopId}::uuid::text || ' ' || ${asked}] ${alsoAsked}`;
  const trails = sql`
    select k.id, null::integer, ${rank}, s.order_name
      from (${peopleWithOrder(shopId, asked)}) as s
      cross join lateral (
        select id from contacts where shop_id = ${shopId} and id = s.person_id
        union all select id from contacts where shop_id = ${shopId} and merged_into = s.person_id) as o
      join conversations k on k.shop_id = ${shopId} and k.contact_id = o.id`;
  return [cards, trails];
}
