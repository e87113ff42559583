import { sql } from 'kysely';
import type { Services } from '../../../ctx.ts';

/** An answer that has not ended by then never will: its job is not tried any more. */
const lostAfterHours = 1;

/** Gives back what was taken from plans for answers that never came to an end. */
export async function giveBackLost({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - lostAfterHours * 3_600_000);
  await sql`
    with ended as (
      delete from answers_under_way where begun_at < ${before} returning shop_id, day
    ), lost as (
      select shop_id, day, count(*)::integer as answers from ended group by shop_id, day order by shop_id, day
    )
    update answer_counts as c set answers = greatest(0, c.answers - lost.answers)
    from lost where c.shop_id = lost.shop_id and c.day = lost.day`.execute(db);
}
