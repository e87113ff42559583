import type { WidgetNow } from '@chatty/contract/widget';
import type { VisitorCtx } from '../../ctx.ts';
import { findContact, preChatState } from '../contacts/index.ts';
import { findShop, settingsOf } from '../shops/index.ts';
import { visitorWidgetIn } from '../wording/index.ts';
import { availabilityOf } from './availability.ts';

/** The chatbox's settings as they are now, for a visitor who heard that they were changed. */
export async function readWidget(ctx: VisitorCtx): Promise<WidgetNow> {
  const [shop, contact] = await Promise.all([findShop(ctx.db, ctx.shopId), findContact(ctx, ctx.who.contactId)]);
  const settings = settingsOf(shop);
  return {
    widget: await visitorWidgetIn(ctx, shop, contact.locale),
    availability: availabilityOf(ctx, settings),
    preChat: await preChatState(ctx, contact, settings, ctx.who.only),
  };
}
