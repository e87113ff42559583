import type { Written } from '../../outbox/outbox.ts';
import { setAnswered } from '../../thread/quote/answered.ts';
import { reattach } from '../attachments.ts';
import { keepDraft, setAfterwards } from '../drafts.ts';
import { bringCardsBack, type Cards } from '../inserts/cards.ts';

type Back = Pick<Written, 'text' | 'note' | 'files' | 'replyTo' | 'afterwards'> & { cards?: Cards | undefined };

/** Puts a message that does not leave after all back into the composer, with all that came with it. */
export function bringBack(conversationId: string, { text, note, files, replyTo, afterwards, cards }: Back): void {
  const mode = note ? 'note' : 'reply';
  keepDraft(conversationId, mode, text);
  setAfterwards(conversationId, mode, afterwards);
  reattach({ conversationId, mode }, files);
  if (cards) bringCardsBack(conversationId, cards);
  if (replyTo) setAnswered(conversationId, { quoted: replyTo, isNote: note });
}
