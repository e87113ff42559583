import { CallFailed } from '@chatty/client/api';
import { createOutbox } from '@chatty/client/outbox';
import { browserStore } from '@chatty/client/outbox-store';
import type { FileRef } from '@chatty/contract/files';
import { newId } from '@chatty/contract/new-id';
import type { Words } from '../thread/rows.ts';
import type { SessionKeeper } from '../../../app/wire/session.ts';
import type { Change, State } from '../conversations-state.ts';
import type { Store } from '../../../app/store.ts';

/** Takes the visitor's words, keeps them in the browser under `place`, and brings them to the server one by one. */
export function createSending(place: string, store: Store<State, Change>, { api, token }: SessionKeeper) {
  const { dispatch } = store;
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
      } catch (problem) {
        if (!(problem instanceof CallFailed)) throw problem;
        if (problem.code === 'offline' || problem.code === 'timed_out') dispatch({ type: 'network', on: false });
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
      await outbox.add({ id: newId(), conversationId, body: { text: text.trim(), files } });
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
