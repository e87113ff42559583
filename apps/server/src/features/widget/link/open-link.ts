import type { LinkedVisit } from '@chatty/contract/widget';
import { texts } from '#texts/conversations.ts';
import type { OpenCtx } from '../../../platform/http/who-is.ts';
import { orNull, Problem } from '../../../platform/problem.ts';
import { type Ctx, systemCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { type ContactRow, findContact } from '../../contacts/index.ts';
import { findConversation, findMerged, type KnownConversation } from '../../conversations/index.ts';
import { findVisitedShop } from '../../shops/index.ts';
import { type Arrival, visitOf, whoIsHere } from '../begin-visit.ts';
import { ownLinkOpened } from '../widget.events.ts';
import { readConversationLink } from './conversation-link.ts';

/** One answer for whatever is wrong: nobody learns by it whether a contact is still there. */
const noLonger = () => new Problem('not_found', texts.linkEnded);

/** The contact has shown to read what is mailed to them. */
const keepOpened = (system: Ctx, opened: { contactId: string; email: string }) =>
  transaction(system, (tx) => tx.raise(ownLinkOpened, opened));

/** Whoever a link names, or the customer whom they have become with the conversation since; null where it is neither's. */
async function holderOf(system: Ctx, named: ContactRow, { contact_id, person_id }: KnownConversation) {
  if (contact_id === named.id) return named;
  return named.signed_in_at !== null && named.merged_into === person_id
    ? orNull(findContact(system, contact_id))
    : null;
}

/**
 * Opens the conversation of a mailed link. In the contact's own browser it is simply shown; in any other, whoever holds
 * the link may read that conversation and write in it, and nothing else of the contact's. Nothing is used up, and only the
 * contact's own browser changes anything: programs that look at the links of a mail do not. Throws `not_found`.
 */
export async function openLink(ctx: OpenCtx, arrival: Arrival & { link: string }): Promise<LinkedVisit> {
  const { services } = ctx;
  const shop = await findVisitedShop(services.db, arrival.shop);
  const link = await readConversationLink(services, arrival.link);
  if (link?.shopId !== shop.id) throw noLonger();
  const system = systemCtx(services, shop.id);
  const { contactId } = link;
  // Its conversation may stand in another one by now.
  const conversationId = (await findMerged(system, link.conversationId))?.id ?? link.conversationId;
  const conversation = await orNull(findConversation(system, conversationId));
  const named = conversation ? await orNull(findContact(system, contactId)) : null;
  const contact = conversation && named && (await holderOf(system, named, conversation));
  // Mail goes where the team reaches them, whichever of their contacts the conversation is of.
  const email = conversation?.contact_email ?? null;
  if (!contact || !link.isMailedTo(email)) throw noLonger();
  const isTheirs = (await whoIsHere(ctx, shop.id, arrival)) === contact.id;
  if (isTheirs && email) await keepOpened(system, { contactId: contact.id, email });
  const visit = await visitOf(ctx, shop, contact, isTheirs ? undefined : conversationId);
  return { ...visit, conversationId, isTheirs };
}
