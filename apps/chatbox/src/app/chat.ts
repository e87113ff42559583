import type { ContactDetails } from '@chatty/contract/contacts';
import type { Message } from '@chatty/contract/messages';
import type { VisitorSession } from '@chatty/contract/widget';
import { newId } from '@chatty/contract/new-id';
import { uploadFile } from '../features/files/upload-file.ts';
import type { ShellConfig } from '../loader/shell.ts';
import { createConnection } from './wire/connection.ts';
import type { Kept } from './kept.ts';
import type { Linked } from './wire/link.ts';
import { createSending, moveUnsent } from '../features/conversations/composer/sending.ts';
import { keepSession } from './wire/session.ts';
import {
  type Change,
  conversationOf,
  type State,
  threadOf,
  type View,
} from '../features/conversations/conversations-state.ts';
import type { Store } from './store.ts';

type Opinion = Partial<Pick<Message, 'helpful' | 'reaction'>>;
export type Chat = ReturnType<typeof createChat>;

const ignore = () => {};

/** Everything that the screens can do. They watch the store; what fails and matters to the visitor is thrown to them. */
export function createChat(config: ShellConfig, kept: Kept, store: Store<State, Change>, linked: Linked | null) {
  const { dispatch } = store;
  const draftWatchers = new Set<() => void>();

  const onSession = (session: VisitorSession) => {
    const before = store.get().session;
    const anew = before !== null && before.contact.id !== session.contact.id;
    if (anew) moveUnsent(store);
    dispatch({ type: 'session begun', session, conversations: session.conversations, anew });
  };
  const keeper = keepSession(config, kept, onSession, linked);
  const { api } = keeper;
  // What is said by a link leaves by that link alone, whichever tab delivers.
  const place = linked ? `${config.shop}:${linked.conversationId}` : config.shop;
  const sending = createSending(place, store, keeper);

  const loadThread = async (id: string, anew = false) => {
    const { data } = await api('GET /client/api/conversations/:id/messages', { params: { id }, query: {} });
    dispatch({ type: 'piece', id, piece: data, anew });
  };
  const connection = createConnection({ origin: config.origin, store, keeper, onLive: sending.flush, loadThread });

  kept.onOtherTab({
    drafts() {
      for (const it of draftWatchers) it();
    },
    session() {
      const other = kept.session();
      const mine = store.get().session;
      if (other && mine && other.session.contact.id !== mine.contact.id) void keeper.begin().catch(ignore);
    },
  });

  return {
    ...sending,
    ...connection,
    store,
    config,
    /** The conversation that a mailed link opened in a browser of somebody else; null in one's own chat. */
    linked,
    loadThread,
    /** Where the visitor is in the thread, and whether the keyboard belongs here: asked for by the visitor, not by a new page. */
    reading: { fromEnd: 0, wantsFocus: false },

    begin() {
      const old = kept.session();
      const same = old && (old.customerId === '' || old.customerId === config.customerId);
      if (same) dispatch({ type: 'session kept', session: old.session });
      void sending.start();
      connection.begin();
    },

    setOpen: (open: boolean) => dispatch({ type: 'opened', open }),
    show: (view: View) => dispatch({ type: 'viewed', view }),

    /** Shows a thread that no message has opened yet, with these words in the field for writing. */
    startConversation(draft = ''): string {
      const id = newId();
      if (linked) {
        linked.leave({ name: 'thread', id }, draft);
        return id;
      }
      if (draft) kept.keepDraft(id, draft);
      dispatch({ type: 'viewed', view: { name: 'thread', id } });
      return id;
    },

    async loadEarlier(id: string) {
      const before = threadOf(store.get(), id).messages[0]?.seq;
      const { data } = await api('GET /client/api/conversations/:id/messages', { params: { id }, query: { before } });
      dispatch({ type: 'piece', id, piece: data });
    },

    async talkToPerson(id: string) {
      const { data } = await api('POST /client/api/conversations/:id/talk-to-person', { params: { id } });
      dispatch({ type: 'conversation', conversation: data });
      await loadThread(id);
    },

    /** Looks anew whether somebody is there: who waits for a person is told how things are, not how they were. */
    async readAvailability() {
      const { data } = await api('GET /client/api/availability');
      dispatch({ type: 'availability', availability: data });
    },

    async leaveContact(id: string, details: ContactDetails) {
      await api('POST /client/api/conversations/:id/contact', { params: { id }, body: details });
      const contact = store.get().session?.contact;
      if (contact) dispatch({ type: 'contact changed', contact: { ...contact, ...details } });
    },

    /** Shows the opinion at once, and takes it back if the server does not get it. */
    async giveOpinion(message: Message, opinion: Opinion) {
      dispatch({ type: 'message changed', message: { ...message, ...opinion } });
      const params = { id: message.conversationId, messageId: message.id };
      try {
        const { data } = await api('POST /client/api/conversations/:id/messages/:messageId/opinion', {
          params,
          body: opinion,
        });
        dispatch({ type: 'message changed', message: data });
      } catch {
        dispatch({ type: 'message changed', message });
      }
    },

    stopAnswer(id: string) {
      void api('POST /client/api/conversations/:id/stop', { params: { id } }).catch(ignore);
    },

    /** Tells the server how far the visitor has read; what fails is told with the next message. */
    markRead(id: string) {
      const seq = threadOf(store.get(), id).messages.at(-1)?.seq ?? 0;
      const held = conversationOf(store.get(), id);
      if (!held || held.visitorReadSeq >= seq) return;
      dispatch({ type: 'read', id, seq });
      void api('POST /client/api/conversations/:id/read', { params: { id }, body: { seq } }).catch(ignore);
    },

    async searchFaqs(search: string, signal: AbortSignal) {
      return (await api('GET /client/api/faqs', { query: { search }, signal })).data;
    },

    upload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
      uploadFile({ origin: config.origin, token: keeper.token, file, onProgress, signal }),

    draft: kept.draft,
    keepDraft: kept.keepDraft,

    /** Told when another tab changed what the visitor has begun to write; the answer stops it. */
    onDraftElsewhere(told: (draft: string) => void, conversationId: string): () => void {
      const watch = () => told(kept.draft(conversationId));
      draftWatchers.add(watch);
      return () => void draftWatchers.delete(watch);
    },
  };
}
