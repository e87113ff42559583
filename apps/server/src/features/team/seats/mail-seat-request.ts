import { texts } from '#texts/mails.ts';
import type { Mail } from '../../../ports/mail.ts';
import type { Ctx } from '../../../ctx.ts';
import { findShop } from '../../shops/index.ts';
import { chattyBrand, toMail } from '../../mails/index.ts';
import { isUnverified } from '../staff-entry/store-person.ts';
import { findSeatRequest } from './seat-request.store.ts';

/** The admins of a shop who receive mail. */
export async function adminsWithMail({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>) {
  const rows = await deciders(db, shopId).select(['id', 'full_name', 'email']).execute();
  return rows.filter((it) => !isUnverified(it.email));
}

/** The admins who can decide on a request and receive mail. */
export const findDeciders = async (ctx: Pick<Ctx, 'db' | 'shopId'>): Promise<string[]> =>
  (await adminsWithMail(ctx)).map((it) => it.id);

const deciders = (db: Ctx['db'], shopId: string) =>
  db.selectFrom('members').where('shop_id', '=', shopId).where('role', '=', 'admin').where('invited', '=', false);

/** The mail to an admin; null when somebody has decided already, or they are no admin any more. */
export async function composeSeatRequestMail(
  ctx: Ctx,
  { requestId, memberId }: { requestId: string; memberId: string },
): Promise<Mail | null> {
  const asked = await findSeatRequest(ctx, { id: requestId });
  if (!asked || asked.declined_at) return null;
  const { name } = await findShop(ctx.db, ctx.shopId);
  const admin = await deciders(ctx.db, ctx.shopId)
    .select(['full_name', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!admin || isUnverified(admin.email)) return null;
  const words = texts.seatRequest;
  const who = asked.email ? `${asked.full_name} (${asked.email})` : asked.full_name;
  return toMail({
    to: admin.email,
    brand: chattyBrand,
    subject: words.subject(asked.full_name, name),
    preview: words.asks(who, name),
    title: words.subject(asked.full_name, name),
    blocks: [
      { type: 'text', text: texts.hello(admin.full_name) },
      { type: 'text', text: words.asks(who, name) },
      { type: 'button', label: words.button, url: `${ctx.services.config.APP_URL}/settings/team-members` },
      { type: 'note', text: words.note },
    ],
    foot: [texts.fromChattyFor(name)],
  });
}
