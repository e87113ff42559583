import { newId } from '@chatty/contract/new-id';
import { htmlToProse } from '@chatty/prose/html-to-prose';
import type { TxCtx } from '../../ctx.ts';
import { findContact } from '../contacts/index.ts';
import { append, findConversation, type MessageAppended } from '../conversations/index.ts';
import { findShop, settingsOf } from '../shops/index.ts';
import { quickAnswerKey, wordsFor } from '../wording/index.ts';

/** The shop's own answer to a suggestion, in the visitor's language where the shop has it; as light Markdown. */
async function answerFor(tx: TxCtx, conversationId: string, questionId: string): Promise<string | null> {
  const shop = await findShop(tx.db, tx.shopId);
  const asked = settingsOf(shop).quickReplySettings.suggestionFAQs.find((it) => it.questionId === questionId);
  if (!asked) return null;
  const { contact_id } = await findConversation({ ...tx, who: { type: 'system' } }, conversationId);
  const { locale } = await findContact(tx, contact_id);
  const { own } = await wordsFor(tx, shop, locale);
  const said = own[quickAnswerKey(questionId)];
  return htmlToProse(typeof said === 'string' && said !== '' ? said : asked.answer);
}

/**
 * Answers who asked a suggestion with the shop's own words, in the transaction that takes what they said, and offers a
 * person. No engine is asked and nothing counts against the plan. Who has said something newer meanwhile gets an answer to
 * that.
 */
export async function sayQuickAnswer(tx: TxCtx, { conversationId, turn, quickAnswer }: MessageAppended): Promise<void> {
  if (quickAnswer === null) return;
  const text = await answerFor(tx, conversationId, quickAnswer);
  if (text === null) return;
  const parts = [{ type: 'quickAnswer' as const, questionId: quickAnswer }, { type: 'offerPerson' as const }];
  await append(tx, [
    {
      shopId: tx.shopId,
      conversationId,
      by: { type: 'assistant', isAutomatic: true },
      event: () => ({ type: 'assistant_answered', turn }),
      message: { id: newId(), kind: 'text', text, parts, files: [] },
    },
  ]);
}
