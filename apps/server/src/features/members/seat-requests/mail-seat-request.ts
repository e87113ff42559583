import { texts } from '#texts/mails.ts';
import type { Mail } from '../../../ports/mail.ts';
import type { Ctx } from '../../../world.ts';
import { findShop } from '../../shops/index.ts';
import { chattyBrand, toMail } from '../../mails/index.ts';
import { isUnverified } from '../platform/platform-person.ts';
import { findSeatRequest } from './seat-request.store.ts';

/** A mail for each admin who can decide; none when somebody has decided already. */
export async function composeSeatRequestMails(ctx: Ctx, requestId: string): Promise<Mail[]> {
  const asked = await findSeatRequest(ctx, { id: requestId });
  if (!asked || asked.declined_at) return [];
  const { name } = await findShop(ctx.db, ctx.shopId);
  const admins = await ctx.db
    .selectFrom('members')
    .select(['full_name', 'email'])
    .where('shop_id', '=', ctx.shopId)
    .where('role', '=', 'admin')
    .where('invited', '=', false)
    .execute();
  const words = texts.seatRequest;
  const who = asked.email ? `${asked.full_name} (${asked.email})` : asked.full_name;
  return admins
    .filter((it) => !isUnverified(it.email))
    .map((it) =>
      toMail({
        to: it.email,
        brand: chattyBrand,
        subject: words.subject(asked.full_name, name),
        preview: words.asks(who, name),
        title: words.subject(asked.full_name, name),
        blocks: [
          { type: 'text', text: texts.hello(it.full_name) },
          { type: 'text', text: words.asks(who, name) },
          { type: 'button', label: words.button, url: `${ctx.world.config.APP_URL}/settings/team-members` },
          { type: 'note', text: words.note },
        ],
        foot: [texts.fromChattyFor(name)],
      }),
    );
}
