import { CallFailed } from '@chatty/client/api';
import { createOutbox } from '@chatty/client/outbox';
import { browserStore, memoryStore } from '@chatty/client/outbox-store';
import type { VisitorConversation } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';
import type { Chat } from '../../../app/chat.ts';
import { chatState } from '../../../app/chat.ts';
import { home, renamed } from '../../../app/screen.ts';
import { conversationsOf, ledOn } from '../conversations-state.ts';
import { threadScreen } from '../screens.ts';
import { moveDraft } from './drafts.ts';
import { quickAnswerOf } from '../quick-answer.ts';
import { hearMerged } from '../thread/load-thread.ts';
import type { Words } from '../thread/rows.ts';

/** Where this page's words are kept: what is said by a link leaves by that link alone, whichever tab delivers. */
const placeOf = chatState(({ config, kept, linked }) =>
  linked ? `chatty:${config.shop}:${linked.conversationId}` : kept.unsentPlace(),
);

/** Keeps the visitor's words in the browser and brings them to the server one by one. */
export const outboxOf = chatState((chat) => {
  const { api, token, store } = chat;
  const { get, dispatch } = conversationsOf(chat);
  const currentId = (id: string) => get().moved[id] ?? id;

  return createOutbox<Words>({
    store: chat.isDesigned ? memoryStore<Words>() : browserStore<Words>(placeOf(chat)),
    onChange: (unsent) => dispatch({ type: 'unsent', unsent }),
    async deliver(unsent) {
      dispatch({ type: 'in flight', id: unsent.id });
      const { text, files, replyTo, ...also } = unsent.body;
      const body = { id: unsent.id, text, fileIds: files.map((it) => it.id), replyToId: replyTo?.id, ...also };
      const post = (id: string) => api('POST /client/api/conversations/:id/messages', { params: { id }, body });
      try {
        await token(false);
        const target = currentId(unsent.conversationId);
        const { data } = await post(target).catch((problem: unknown) => {
          // The visitor may have become somebody new to the server meanwhile: the words go to their conversation then.
          const now = currentId(unsent.conversationId);
          if (now === target) throw problem;
          return post(now);
        });
        store.dispatch({ type: 'network', on: true });
        const said = data.conversationId;
        if (said !== currentId(unsent.conversationId)) hearMerged(chat, currentId(unsent.conversationId), said);
        dispatch({ type: 'message created', message: data });
      } catch (problem) {
        if (!(problem instanceof CallFailed)) throw problem;
        if (problem.code === 'offline' || problem.code === 'timed_out') store.dispatch({ type: 'network', on: false });
        throw problem;
      } finally {
        dispatch({ type: 'in flight', id: null });
      }
    },
  });
});

/** Resolves when the words are safe in the browser. */
export async function send(
  chat: Chat,
  conversationId: string,
  text: string,
  { files = [], ...rest }: Partial<Omit<Words, 'text'>> = {},
): Promise<void> {
  const questionId = quickAnswerOf(chat, text)?.questionId;
  const body = { text: text.trim(), files, ...rest, ...(questionId && { questionId }) };
  await outboxOf(chat).add({ id: newId(), conversationId, body });
}

/**
 * The visitor is somebody else to the server: they signed in as a customer whom it knows, or the old identity was refused. What
 * is unsent goes into conversations that are theirs, and so does the one that is shown; those that came along with them stay
 * as they are. Where it is another person who came, it goes nowhere.
 */
export function moveUnsent(chat: Chat, theirs: readonly Pick<VisitorConversation, 'id'>[]): void {
  const { get, dispatch } = conversationsOf(chat);
  const { moved, unsent } = get();
  if (!chat.linked && chat.kept.unsentPlace() !== placeOf(chat)) {
    // Another tab has found that the customer is gone: nothing is said in the name of who comes after them.
    for (const { id } of unsent) void outboxOf(chat).takeBack(id);
    dispatch({ type: 'moved', moved: {} });
    return chat.show(home);
  }
  const { view } = chat.store.get();
  const shown = threadScreen.is(view) ? view.id : null;
  const begun = unsent.map((it) => moved[it.conversationId] ?? it.conversationId);
  const all = [...begun, ...(shown === null ? [] : [shown])];
  const strange = all.filter((id) => !theirs.some((it) => it.id === id));
  const names = new Map(strange.map((id) => [id, newId()]));
  dispatch({ type: 'moved', moved: ledOn(moved, names) });
  const name = shown === null ? undefined : names.get(shown);
  if (shown === null || name === undefined) return;
  moveDraft(chat.kept, shown, name);
  chat.show(renamed(view, name));
}
