import { type RawBuilder, sql } from 'kysely';

/**
 * The people in whose trail the store told of the order with a number (as `order_number` has it), and what the order is
 * called there; by their own id, also where they have several contacts.
 */
export const peopleWithOrder = (shopId: RawBuilder<unknown>, number: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct coalesce(b.merged_into, b.id) as person_id, t.content ->> 'name' as order_name
  from trail_steps t join contacts b on b.shop_id = t.shop_id and b.id = t.contact_id
  where t.shop_id = ${shopId} and t.kind = 'order' and order_number(t.content ->> 'name') = ${number}`;
