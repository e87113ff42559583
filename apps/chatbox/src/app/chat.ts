import { CallFailed } from '@chatty/client/api';
import type { Live } from '@chatty/client/live';
import { createOutbox } from '@chatty/client/outbox';
import { browserStore } from '@chatty/client/outbox-store';
import type { ContactDetails } from '@chatty/contract/contacts';
import type { FileRef } from '@chatty/contract/files';
import type { Message } from '@chatty/contract/messages';
import { newId } from '@chatty/contract/new-id';
import type { VisitorSession } from '@chatty/contract/widget';
import { uploadFile } from '../features/files/upload-file.ts';
import type { Words } from '../features/messages/rows.ts';
import { isAnswer } from '../features/messages/thread.ts';
import type { ShellConfig } from '../loader/shell.ts';
import { openFeed } from './feed.ts';
import type { Kept } from './kept.ts';
import { keepSession } from './session.ts';
import { type Change, conversationOf, isConnected, type State, threadOf, type View } from './state.ts';
import type { Store } from './store.ts';

type Opinion = Partial<Pick<Message, 'helpful' | 'reaction'>>;
export type Chat = ReturnType<typeof createChat>;

/** Dots are shown this long for an answer of which nothing is heard. */
const patienceMs = 30_000;
const typingEveryMs = 2_500;
const longestWaitMs = 15_000;

/** Everything that the chat does. The screens call it and watch the store; it calls the server and keeps the drafts. */
export function createChat(config: ShellConfig, kept: Kept, store: Store<State, Change>) {
  const { dispatch } = store;
  let live: Live | null = null;
  let tell: (live: Live) => void = () => {};
  const draftWatchers = new Set<() => void>();
  let begun = false;
  let lastTyping = 0;
  const patience = new Map<string, ReturnType<typeof setTimeout>>();

  const currentId = (id: string) => store.get().moved[id] ?? id;

  const onSession = (session: VisitorSession) => {
    const before = store.get();
    const anew = before.session !== null && before.session.contact.id !== session.contact.id;
    if (anew) moveUnsent();
    dispatch({ type: 'session begun', session, conversations: session.conversations, anew });
  };

  /** The visitor is somebody new to the server: what is unsent goes into conversations that are theirs. */
  const moveUnsent = () => {
    const { moved, unsent, view } = store.get();
    const ids = new Set(unsent.map((it) => it.conversationId));
    if (view.name === 'thread') ids.add(view.id);
    const next = { ...moved, ...Object.fromEntries([...ids].map((id) => [id, newId()])) };
    dispatch({ type: 'moved', moved: next });
    if (view.name === 'thread') dispatch({ type: 'viewed', view: { name: 'thread', id: next[view.id] ?? view.id } });
  };

  const keeper = keepSession(config, kept, onSession);
  const { api } = keeper;

  const outbox = createOutbox<Words>({
    store: browserStore<Words>(`chatty:${config.shop}`),
    onChange: (unsent) => dispatch({ type: 'unsent', unsent }),
    async deliver(it) {
      dispatch({ type: 'in flight', id: it.id });
      const body = { id: it.id, text: it.body.text, fileIds: it.body.files.map((file) => file.id) };
      const post = (id: string) => api('POST /client/api/conversations/:id/messages', { params: { id }, body });
      try {
        await keeper.token(false);
        const target = currentId(it.conversationId);
        const { data } = await post(target).catch((problem: unknown) => {
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
        if (!problem.passing) dispatch({ type: 'awaiting', id: currentId(it.conversationId), on: false });
        throw problem;
      } finally {
        dispatch({ type: 'in flight', id: null });
      }
    },
  });

  /** Shows that an answer is coming to what was said at `seq`, when one is to be expected. */
  const awaitAnswer = (id: string, seq: number) => {
    const state = store.get();
    const handler = conversationOf(state, id)?.handler ?? 'assistant';
    const answered = id in state.growing || threadOf(state, id).messages.some((it) => it.seq > seq && isAnswer(it));
    if (handler !== 'assistant' || answered || state.session?.widget.isEnableAIAssistant === false) return;
    if (!isConnected(state)) return;
    dispatch({ type: 'awaiting', id, on: true });
    clearTimeout(patience.get(id));
    patience.set(id, setTimeout(() => dispatch({ type: 'awaiting', id, on: false }), patienceMs));
  };

  const loadThread = async (id: string, anew = false) => {
    const { data } = await api('GET /client/api/conversations/:id/messages', { params: { id }, query: {} });
    dispatch({ type: 'piece', id, piece: data, anew });
  };

  /** Reads anew what may have been missed. */
  const refresh = async () => {
    const { data } = await api('GET /client/api/conversations');
    for (const conversation of data) dispatch({ type: 'conversation', conversation });
    await Promise.all(Object.keys(store.get().threads).map((id) => loadThread(id, true)));
  };

  const ignore = () => {};

  const afterBegin = (session: VisitorSession) => {
    live = openFeed({
      origin: config.origin,
      keeper,
      since: session.since,
      dispatch,
      onLive() {
        if (live) tell(live);
        outbox.flush();
      },
      onReset: () => void refresh().catch(ignore),
    });
    const unread = session.conversations.filter((it) => it.lastSeq > it.visitorReadSeq).slice(0, 3);
    for (const it of unread) void loadThread(it.id).catch(ignore);
  };

  const chat = {
    store,
    config,
    /** Where the visitor is in the thread, and whether the keyboard belongs here: asked for by the visitor, not by a new page. */
    reading: { fromEnd: 0, wantsFocus: false },

    /** Tells the team where the visitor is: now, and whenever the line is up again. */
    tellPlace(how: (live: Live) => void) {
      tell = how;
      if (live) how(live);
    },

    /** Connects, and keeps trying until it is connected or the server says no. Harmless when called again. */
    begin() {
      if (begun) return;
      begun = true;
      const old = kept.session();
      const same = old && (old.customerId === '' || old.customerId === config.customerId);
      if (same) dispatch({ type: 'session kept', session: old.session });
      void outbox.start();
      addEventListener('offline', () => dispatch({ type: 'network', on: false }));
      addEventListener('online', () => dispatch({ type: 'network', on: true }));
      const attempt = async (failures: number): Promise<void> => {
        try {
          afterBegin(await keeper.begin());
        } catch (problem) {
          if (problem instanceof CallFailed && !problem.passing) {
            dispatch({ type: 'session refused', reason: problem.message });
            return;
          }
          dispatch({ type: 'connection', status: 'offline' });
          const wait = Math.min(longestWaitMs, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
          await new Promise<void>((resolve) => {
            addEventListener('online', () => resolve(), { once: true });
            setTimeout(resolve, wait);
          });
          return attempt(failures + 1);
        }
      };
      void attempt(0);
    },

    setOpen(open: boolean) {
      dispatch({ type: 'opened', open });
    },

    show(view: View) {
      dispatch({ type: 'viewed', view });
    },

    /** Shows a thread that no message has opened yet. */
    startConversation(): string {
      const id = newId();
      dispatch({ type: 'viewed', view: { name: 'thread', id } });
      return id;
    },

    /** Resolves when the words are safe in the browser. */
    async send(conversationId: string, text: string, files: FileRef[] = []) {
      const added = outbox.add({ id: newId(), conversationId, body: { text: text.trim(), files } });
      awaitAnswer(conversationId, Number.POSITIVE_INFINITY);
      await added;
    },

    retry: (id: string) => void outbox.retry(id),
    takeBack: (id: string) => outbox.takeBack(id),

    loadThread,

    async loadEarlier(id: string) {
      const before = threadOf(store.get(), id).messages[0]?.seq;
      const { data } = await api('GET /client/api/conversations/:id/messages', { params: { id }, query: { before } });
      dispatch({ type: 'piece', id, piece: data });
    },

    async talkToPerson(id: string) {
      const { data } = await api('POST /client/api/conversations/:id/talk-to-person', { params: { id } });
      dispatch({ type: 'conversation', conversation: data });
      dispatch({ type: 'awaiting', id, on: false });
      await loadThread(id);
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
        const { data } = await api('POST /client/api/conversations/:id/messages/:messageId/opinion', { params, body: opinion });
        dispatch({ type: 'message changed', message: data });
      } catch {
        dispatch({ type: 'message changed', message });
      }
    },

    stopAnswer(id: string) {
      dispatch({ type: 'awaiting', id, on: false });
      void api('POST /client/api/conversations/:id/stop', { params: { id } }).catch(ignore);
    },

    typing(conversationId: string) {
      if (Date.now() - lastTyping < typingEveryMs || !conversationOf(store.get(), conversationId)) return;
      lastTyping = Date.now();
      live?.send({ t: 'typing', conversationId });
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
  return chat;
}
