import type { LinkedSession } from '@chatty/contract/widget';
import { texts } from '#texts/conversations.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { orNull, Problem } from '../../../platform/problem.ts';
import { systemCtx } from '../../../ctx.ts';
import { findContact } from '../../contacts/index.ts';
import { findConversation } from '../../conversations/index.ts';
import { findShopByDomain } from '../../shops/index.ts';
import { type Arrival, sessionOf, whoIsHere } from '../begin-visit.ts';
import { readConversationLink } from './conversation-link.ts';

/** One answer for whatever is wrong: nobody learns by it whether a contact is still there. */
const noLonger = () => new Problem('not_found', texts.linkEnded);

/**
 * Opens the conversation of a mailed link. In the contact's own browser it is simply shown; in any other, whoever holds
 * the link may read that conversation and write in it, and nothing else of the contact's. Nothing is used up and nothing
 * is written: programs that look at the links of a mail change nothing. Throws `not_found`.
 */
export async function openLink(ctx: OpenCtx, arrival: Arrival & { link: string }): Promise<LinkedSession> {
  const { services } = ctx;
  const shop = await findShopByDomain(services.db, arrival.shop);
  const link = await readConversationLink(services, arrival.link);
  if (link?.shopId !== shop.id) throw noLonger();
  const system = systemCtx(services, shop.id);
  const { conversationId, contactId } = link;
  const conversation = await orNull(findConversation(system, conversationId));
  const contact = conversation?.contact_id === contactId ? await orNull(findContact(system, contactId)) : null;
  if (!contact || !link.isMailedTo(contact.email)) throw noLonger();
  const isTheirs = (await whoIsHere(ctx, shop.id, arrival)) === contact.id;
  const session = await sessionOf(ctx, shop, contact, isTheirs ? undefined : conversationId);
  return { ...session, conversationId, isTheirs };
}
