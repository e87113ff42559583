import type { Chat } from '../../app/chat.ts';

/** The suggestion in these words that no assistant is asked for. A session that was kept for long has no word of any. */
export const quickAnswerOf = ({ store }: Chat, words: string) =>
  store.get().session?.widget.quickAnswers?.find((it) => it.question === words.trim());

/** Goes where this suggestion leads; false where it is to be asked. */
export function leadOn(chat: Chat, words: string): boolean {
  const to = quickAnswerOf(chat, words)?.leadsTo;
  const view = to && chat.features.find((it) => it.leads?.[to])?.leads?.[to];
  if (!view) return false;
  chat.show(view);
  return true;
}
