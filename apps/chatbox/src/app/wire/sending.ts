import { CallFailed } from '@chatty/client/api';
import { createOutbox } from '@chatty/client/outbox';
import { browserStore } from '@chatty/client/outbox-store';
import type { FileRef } from '@chatty/contract/files';
import { newId } from '@chatty/contract/new-id';
import type { Words } from '../../features/messages/rows.ts';
import { isAnswer } from '../../features/messages/thread.ts';
import type { SessionKeeper } from './session.ts';
import { type Change, conversationOf, isConnected, type State, threadOf } from '../state.ts';
import type { Store } from '../store.ts';

/** Dots are shown this long for an answer of which nothing is heard. */
const patienceMs = 30_000;

/** Shows that an answer is coming to what was said at `seq`, when one is to be expected. */
function answerAwaiter({ get, dispatch }: Store<State, Change>): (id: string, seq: number) => void {
  const patience = new Map<string, ReturnType<typeof setTimeout>>();
  return (id, seq) => {
    const state = get();
    const handler = conversationOf(state, id)?.handler ?? 'assistant';
    const answered = id in state.growing || threadOf(state, id).messages.some((it) => it.seq > seq && isAnswer(it));
    const assistant = handler === 'assistant' && state.session?.widget.isEnableAIAssistant !== false;
    if (!assistant || answered || !isConnected(state)) return;
    dispatch({ type: 'awaiting', id, on: true });
    clearTimeout(patience.get(id));
    const giveUp = () => dispatch({ type: 'awaiting', id, on: false });
    patience.set(id, setTimeout(giveUp, patienceMs));
  };
}

/** Takes the visitor's words, keeps them in the browser under `place`, and brings them to the server one by one. */
export function createSending(place: string, store: Store<State, Change>, { api, token }: SessionKeeper) {
  const { dispatch } = store;
  const awaitAnswer = answerAwaiter(store);
  const currentId = (id: string) => store.get().moved[id] ?? id;

  const outbox = createOutbox<Words>({
    store: browserStore<Words>(`chatty:${place}`),
    onChange: (unsent) => dispatch({ type: 'unsent', unsent }),
    async deliver(it) {
      dispatch({ type: 'in flight', id: it.id });
      const body = { id: it.id, text: it.body.text, fileIds: it.body.files.map((file) => file.id) };
      const post = (id: string) => api('POST /client/api/conversations/:id/messages', { params: { id }, body });
      try {
        await token(false);
        const target = currentId(it.conversationId);
        const { data } = await post(target).catch((problem: unknown) => {
          // The visitor may have become somebody new to the server meanwhile: the words go to their conversation then.
          const now = currentId(it.conversationId);
          if (now === target) throw problem;
          return post(now);
        });
        dispatch({ type: 'network', on: true });
        dispatch({ type: 'message created', message: data });
        awaitAnswer(data.conversationId, data.seq);
      } catch (problem) {
        if (!(problem instanceof CallFailed)) throw problem;
        if (problem.code === 'offline' || problem.code === 'timed_out') dispatch({ type: 'network', on: false });
        if (!problem.passing || problem.code === 'too_many')
          dispatch({ type: 'awaiting', id: currentId(it.conversationId), on: false });
        throw problem;
      } finally {
        dispatch({ type: 'in flight', id: null });
      }
    },
  });

  return {
    start: outbox.start,
    flush: outbox.flush,
    retry: (id: string) => void outbox.retry(id),
    /** Gives the words back and does not send them. */
    takeBack: outbox.takeBack,

    /** Resolves when the words are safe in the browser. */
    async send(conversationId: string, text: string, files: FileRef[] = []): Promise<void> {
      const added = outbox.add({ id: newId(), conversationId, body: { text: text.trim(), files } });
      awaitAnswer(conversationId, Number.POSITIVE_INFINITY);
      await added;
    },
  };
}

/**
 * The visitor is somebody new to the server, because the old identity was refused: what is unsent goes into
 * conversations that are theirs, and so does the one that is shown.
 */
export function moveUnsent({ get, dispatch }: Store<State, Change>): void {
  const { moved, unsent, view } = get();
  const ids = new Set(unsent.map((it) => it.conversationId));
  if (view.name === 'thread') ids.add(view.id);
  const next = { ...moved, ...Object.fromEntries([...ids].map((id) => [id, newId()])) };
  dispatch({ type: 'moved', moved: next });
  if (view.name === 'thread') dispatch({ type: 'viewed', view: { name: 'thread', id: next[view.id] ?? view.id } });
}
