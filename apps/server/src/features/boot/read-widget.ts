import type { PageNow } from '@chatty/contract/boot';
import type { VisitorCtx } from '../../ctx.ts';
import { findContact, preChatState } from '../contacts/index.ts';
import { findShop } from '../shops/index.ts';
import { availabilityOf } from '../widget/index.ts';
import { keptBoots } from './kept-boots.ts';
import { readBoot } from './read-boot.ts';

/** The chatbox's settings as they are now, for a visitor who heard that they were changed. */
export async function readWidget(ctx: VisitorCtx, locale?: string): Promise<PageNow> {
  const { services, shopId, who } = ctx;
  const contact = await findContact(ctx, who.contactId);
  const domain = keptBoots(services).domainOf(shopId) ?? (await findShop(ctx.db, shopId)).shopify_domain;
  // Who was just told of a change is not told again.
  const { boot, settings } = await readBoot(services, domain, locale ?? contact.locale, { exactly: true });
  return {
    ...{ widget: boot.widget, embed: boot.embed, widgetEvent: boot.widgetEvent },
    availability: availabilityOf(ctx, settings),
    preChat: await preChatState(ctx, contact, settings, who.only),
  };
}
