import type { Part } from '@chatty/contract/messages';
import type { VisitorCtx } from '../../../ctx.ts';
import { findContact } from '../../contacts/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { settingsIn, wordsFor } from '../../wording/index.ts';

/** What the welcome popup says, as the chat opens with it. */
const greetingIn = ({ title, message }: { title: string; message: string }): string =>
  [title, message].filter((it) => it !== '').join('\n\n');

/**
 * The greeting that a visitor answers with their first message, for the team. Only the shop's own words in the visitor's
 * language count: what else a browser says that it was greeted with is left out.
 */
export async function answeredGreeting(ctx: VisitorCtx, greeting: string | undefined): Promise<Part[]> {
  if (greeting === undefined) return [];
  const shop = await findShop(ctx.db, ctx.shopId);
  const { locale } = await findContact(ctx, ctx.who.contactId);
  const { welcomePopupSetting } = settingsIn(settingsOf(shop), await wordsFor(ctx, shop, locale));
  return greetingIn(welcomePopupSetting) === greeting ? [{ type: 'greeting', text: greeting }] : [];
}
