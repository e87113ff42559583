import { planOf, plans } from '@chatty/contract/plans';
import { usageWarnings } from '@chatty/contract/usage';
import { texts } from '#texts/mails.ts';
import type { Ctx, Services } from '../../ctx.ts';
import { systemCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { budgetDays, shopsThatUsed } from '../assistant/index.ts';
import { chattyBrand, sendMail, toMail } from '../mails/index.ts';
import { findShop, planIdOf } from '../shops/index.ts';
import { adminsWithMail } from '../team/index.ts';
import { readLevel } from './read-usage.ts';
import { mailWarning } from './usage.jobs.ts';

/** The highest of the warnings that a shop has come to; null where it has come to none, or has no limit. */
function percentOf({ used, limit }: { used: number; limit: number | null }): number | null {
  const reached = usageWarnings.filter((percent) => limit !== null && used * 100 >= limit * percent);
  return reached.at(-1) ?? null;
}

/** Tells a shop's admins how much of their plan is used, where it is much and they were not told in the last 30 days. */
async function warnAdmins(ctx: Ctx): Promise<void> {
  const percent = percentOf(await readLevel(ctx));
  if (percent === null) return;
  await transaction(ctx, async (tx) => {
    const now = tx.services.clock.now();
    const told = await tx.db
      .insertInto('usage_warnings')
      // Who is told of all is told of most of it, too.
      .values(
        usageWarnings.filter((it) => it <= percent).map((it) => ({ shop_id: tx.shopId, percent: it, warned_at: now })),
      )
      .onConflict((on) =>
        on
          .columns(['shop_id', 'percent'])
          .doUpdateSet({ warned_at: now })
          .where('usage_warnings.warned_at', '<=', new Date(now.getTime() - budgetDays * 86_400_000)),
      )
      .returning('percent')
      .execute();
    if (!told.some((it) => it.percent === percent)) return;
    for (const { id } of await adminsWithMail(tx)) tx.enqueue(mailWarning, { memberId: id, percent });
  });
}

/** The fewest replies of any plan that anybody is told of. */
const fewest = Math.min(...plans.map((it) => it.aiReplyLimit)) * (Math.min(...usageWarnings) / 100);

/** The same for all shops whose assistant has answered today. */
export async function warnEverywhere(services: Services): Promise<void> {
  for (const shopId of await shopsThatUsed(services, fewest)) await warnAdmins(systemCtx(services, shopId));
}

/** The mail to an admin. Somebody who is none any more gets none, nor does anybody where the plan has room again. */
export async function sendWarning(
  ctx: Ctx,
  { memberId, percent }: { memberId: string; percent: number },
): Promise<void> {
  const { services, shopId } = ctx;
  const admin = (await adminsWithMail(ctx)).find((it) => it.id === memberId);
  const level = await readLevel(ctx);
  if (!admin || services.mailer.absent || level.limit === null || percentOf(level) === null) return;
  const shop = await findShop(ctx.db, shopId);
  const words = texts.usage;
  const number = (it: number) => it.toLocaleString('en-US');
  const used = words.used(number(level.used), number(level.limit), planOf(planIdOf(shop)).name);
  const subject = words.subject(percent, shop.name);
  await sendMail(
    services,
    toMail({
      to: admin.email,
      brand: chattyBrand,
      subject,
      preview: used,
      title: subject,
      blocks: [
        { type: 'text', text: texts.hello(admin.full_name) },
        { type: 'text', text: `${used} ${percent >= 100 ? words.now : words.soon}` },
        { type: 'button', label: words.button, url: `${services.config.APP_URL}/ai_assistant/usage` },
        { type: 'note', text: words.note },
      ],
      foot: [texts.fromChattyFor(shop.name)],
    }),
  );
}
