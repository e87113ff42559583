import { newId } from '@chatty/contract/new-id';
import type { TxCtx } from '../../ctx.ts';
import { append, findConversation, frameTo } from '../conversations/index.ts';
import { findContact } from '../contacts/index.ts';
import { findShop, storedSettings } from '../shops/index.ts';
import { settingIn, wordsFor } from '../wording/index.ts';
import { availabilityOf } from './availability.ts';

/** Out of hours, tells a visitor who asked for a person so, and asks for an e-mail address unless we have one, or the shop wants none. */
export async function tellOutOfHours(tx: TxCtx, { conversationId }: { conversationId: string }): Promise<void> {
  const conversation = await findConversation({ ...tx, who: { type: 'system' } }, conversationId);
  const settings = storedSettings(conversation.widget);
  const { online } = availabilityOf(tx, settings);
  if (online) return;
  const { contact_email: email } = conversation;
  const shop = await findShop(tx.db, tx.shopId);
  const { locale } = await findContact(tx, conversation.contact_id);
  const isAsked = !email && settings.aiAssistantSettings.isShowContactForm;
  const parts = isAsked ? [{ type: 'askEmail' as const }] : [];
  const text = email
    ? (await frameTo(tx, conversationId)).awayWithEmail(email)
    : settingIn(await wordsFor(tx, shop, locale), 'headingOfflineMessage', settings.offlineMessage);
  await append(tx, [
    {
      shopId: tx.shopId,
      conversationId,
      by: { type: 'system' },
      event: () => null,
      message: { id: newId(), kind: 'text', text, parts, files: [] },
    },
  ]);
}
