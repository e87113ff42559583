import type { PreChat, PreChatState } from '@chatty/contract/pre-chat';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import type { Ctx } from '../../../ctx.ts';
import type { ContactRow } from '../contact.store.ts';
import { idsOfPerson } from '../merge/person.ts';

/** What a contact answered and agreed to; null where they were never asked. */
export async function readPreChat({ db, shopId }: Ctx, contactId: string): Promise<PreChat | null> {
  const row = await db
    .selectFrom('pre_chats')
    .select(['answers', 'answered_at', 'consents'])
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return (
    (row && {
      answers: row.answers,
      answeredAt: row.answered_at?.toISOString() ?? null,
      consents: row.consents,
    }) ??
    null
  );
}

/** What one person was asked as two contacts: the first one's answers count, and no consent is left out. */
export function together(first: PreChat | null, second: PreChat | null): PreChat | null {
  if (!first || !second) return first ?? second;
  const answered = new Set(first.answers.map((it) => it.id));
  return {
    answers: [...first.answers, ...second.answers.filter((it) => !answered.has(it.id))],
    answeredAt: first.answeredAt ?? second.answeredAt,
    consents: [...first.consents, ...second.consents].sort((a, b) => a.at.localeCompare(b.at)),
  };
}

/** What a person answered and agreed to, as whichever contact. */
export async function readPreChatOfPerson(ctx: Ctx, personId: string): Promise<PreChat | null> {
  let all: PreChat | null = null;
  // What they answered last as themselves counts.
  for (const id of (await idsOfPerson(ctx, personId)).reverse()) all = together(all, await readPreChat(ctx, id));
  return all;
}

/** What the visitor's own chat has to know of it. */
export const stateOf = ({ customer_id }: Pick<ContactRow, 'customer_id'>, held: PreChat | null): PreChatState => ({
  isKnown: customer_id !== null || (held?.answeredAt ?? null) !== null,
  consentedTo: held?.consents.at(-1)?.text ?? null,
});

/**
 * Whether a visitor is to be asked anything before their first message. Where the shop asks nothing, nothing is read; and
 * nobody is asked in a conversation that a mailed link opened.
 */
export async function preChatState(
  ctx: Ctx,
  contact: Pick<ContactRow, 'id' | 'customer_id'>,
  { preChatCustomerChatAs, isShowDisclaimer }: ShopSettings,
  only?: string,
): Promise<PreChatState> {
  if (only !== undefined) return { isKnown: true, consentedTo: null };
  const asks = preChatCustomerChatAs !== 'anonymous' || isShowDisclaimer;
  return stateOf(contact, asks ? await readPreChat(ctx, contact.id) : null);
}
