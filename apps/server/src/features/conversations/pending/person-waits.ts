import { waitsCounted } from '@chatty/contract/limits';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { gaveUpAs } from '../append/hand-off.ts';

/** How long a visitor waited for the first answer of a person. */
export interface PersonWait {
  askedAt: Date;
  /** Null while they still wait. */
  answeredAt: Date | null;
}

/** Of a conversation, so many of the latest messages are looked at. */
const mostMessages = 200;

/**
 * The latest waits for a person in a shop that began after `since`: from when the assistant or the visitor asked for one,
 * or, where no assistant spoke before, from the visitor's first word. One statement, by the order of the inbox and the
 * places of messages; what of it grows with the shop is bounded.
 */
export async function readPersonWaits(ctx: Ctx, since: Date): Promise<PersonWait[]> {
  const { rows } = await sql<{ asked_at: Date; answered_at: Date | null }>`
    with recent as (
      select c.id, c.last_seq, c.waiting_since, c.status in ('open', 'snoozed') and c.handler <> 'assistant' as waits
      from (values ('open'), ('snoozed'), ('resolved')) as of_status (status)
      cross join lateral (
        select id, status, handler, last_seq, waiting_since from conversations
        where shop_id = ${ctx.shopId} and status = of_status.status and last_message_at >= ${since}
          and (handed_off or handler <> 'assistant')
        order by last_message_at desc, id desc limit ${waitsCounted}
      ) as c
    ), said as (
      select r.id, m.seq, m.sender, m.kind, m.activity, m.created_at,
        count(*) filter (where m.kind = 'text' and m.sender = 'admin') over (
          partition by r.id order by m.seq rows between unbounded preceding and 1 preceding) as answers
      from recent as r join messages as m
        on m.shop_id = ${ctx.shopId} and m.conversation_id = r.id and m.seq > r.last_seq - ${mostMessages}::integer
      where m.kind <> 'note' and m.sender <> 'system' or m.kind = 'activity'
    ), runs as (
      select id, answers = 0 and min(seq) = 1 and not bool_or(sender = 'assistant') as is_first,
        max(created_at) filter (where activity in (${sql.join(gaveUpAs.map((it) => sql.lit(it)))})) as asked_at,
        min(created_at) filter (where kind = 'text' and sender <> 'admin') as spoke_at,
        min(created_at) filter (where kind = 'text' and sender = 'admin') as answered_at
      from said group by id, answers
    ), waits as (
      select coalesce(asked_at, case when is_first then spoke_at end) as asked_at, answered_at,
        case when r.waits then r.waiting_since end as waiting_since
      from runs join recent as r using (id)
    )
    select case when answered_at is null then greatest(asked_at, waiting_since) else asked_at end as asked_at, answered_at
    from waits
    where asked_at >= ${since} and (answered_at >= asked_at or answered_at is null and waiting_since is not null)
    order by 1 desc limit ${waitsCounted}`.execute(ctx.db);
  return rows.map((it) => ({ askedAt: it.asked_at, answeredAt: it.answered_at }));
}
