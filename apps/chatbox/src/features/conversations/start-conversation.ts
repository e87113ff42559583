import { newId } from '@chatty/contract/new-id';
import { type Chat, chatState } from '../../app/chat.ts';
import { isUnanswered } from '../../app/wire/session-known.ts';
import { holdsFirst } from '../contacts/index.ts';
import { keepDraft } from './composer/drafts.ts';
import { send } from './composer/sending.ts';
import { leadOn } from './quick-answer.ts';
import { threadScreen } from './screens.ts';

interface Begun {
  /** What stands in the field for writing. */
  draft?: string | undefined;
  /** What the shop said first. */
  greeting?: string | undefined;
}

/** Threads whose draft is sent already, and leaves as soon as the server has said that nothing is asked first. */
export const sentDrafts = chatState(() => new Set<string>());

/** Shows a thread that no message has opened yet. Nothing of it is known to the shop before the visitor says something. */
export function startConversation(chat: Chat, { draft = '', greeting }: Begun = {}): string {
  const id = newId();
  const view = threadScreen.view({ id, ...(greeting ? { greeting } : {}) });
  if (chat.linked) chat.linked.leave(view, (own) => draft && keepDraft(own, id, draft));
  else {
    if (draft) keepDraft(chat.kept, id, draft);
    chat.show(view);
  }
  return id;
}

/** Begins a conversation with a suggestion, or goes where that leads. */
export function askSuggested(chat: Chat, words: string): void {
  if (!leadOn(chat, words)) ask(chat, words);
}

/** Begins a conversation with these words. */
export function ask(chat: Chat, words: string): void {
  // Whoever is asked something first finds the words in the field.
  if (holdsFirst(chat)) startConversation(chat, { draft: words });
  else if (isUnanswered(chat)) sentDrafts(chat).add(startConversation(chat, { draft: words }));
  else void send(chat, startConversation(chat), words);
}
