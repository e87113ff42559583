import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import type { MemberRow } from '../../team/index.ts';
import type { Notice } from '../notice.ts';
import { digestMail, noticeMail } from './notice-mail.ts';

/** At most one mail to a member in this time; what comes meanwhile is told by one at its end. */
export const mailPauseMinutes = 10;
const pauseMs = mailPauseMinutes * 60_000;

/**
 * Takes the member's next mail, of those who ask at the same time one. Answers null, or when they may ask again. Only the
 * moment is written: a process that ends before the mail is out costs a pause and no mail.
 */
export async function mayMailAt({ db, shopId, services }: Ctx, memberId: string): Promise<Date | null> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - pauseMs);
  const key = { shop_id: shopId, member_id: memberId };
  const taken = await db
    .insertInto('mail_pauses')
    .values({ ...key, mailed_at: now })
    .onConflict((on) =>
      on.columns(['shop_id', 'member_id']).doUpdateSet({ mailed_at: now }).where('mail_pauses.mailed_at', '<=', before),
    )
    .returning('mailed_at')
    .executeTakeFirst();
  if (taken) return null;
  const last = await db
    .selectFrom('mail_pauses')
    .select('mailed_at')
    .where((q) => q.and(key))
    .executeTakeFirst();
  return new Date((last?.mailed_at ?? now).getTime() + pauseMs);
}

/** Up to which message a member was mailed, by conversation. */
export async function mailedSeqs({ db, shopId }: Ctx, memberId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('told_by_mail')
    .select(['conversation_id', 'seq'])
    .where('shop_id', '=', shopId)
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map((it) => [it.conversation_id, it.seq]));
}

/** Mails a member of all of these at once, and keeps what they were told. Throws `Unreachable`, `Refused`: then none was told. */
export async function mailTogether(ctx: Ctx, member: MemberRow, notices: readonly Notice[]): Promise<void> {
  const [one, another] = notices;
  if (!one) return;
  try {
    await ctx.services.mailer.send(another ? await digestMail(ctx, member, notices) : await noticeMail(ctx, one));
  } catch (error) {
    // The next attempt need not wait for a mail that was none.
    await ctx.db
      .updateTable('mail_pauses')
      .set({ mailed_at: new Date(0) })
      .where('shop_id', '=', ctx.shopId)
      .where('member_id', '=', member.id)
      .execute();
    throw error;
  }
  const at = ctx.services.clock.now();
  const rows = notices.map(({ conversationId, seq }) => ({ conversation_id: conversationId, seq }));
  await sql`
    insert into told_by_mail (shop_id, conversation_id, member_id, seq, told_at)
    select ${ctx.shopId}::uuid, conversation_id, ${member.id}::uuid, seq, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k (conversation_id uuid, seq integer)
    on conflict (shop_id, conversation_id, member_id) do update
    set seq = greatest(told_by_mail.seq, excluded.seq), told_at = excluded.told_at`.execute(ctx.db);
}
