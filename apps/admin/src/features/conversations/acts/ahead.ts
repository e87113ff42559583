import type { Conversation } from '@chatty/contract/conversations';
import type { QueryClient } from '@tanstack/react-query';
import { onForget } from '../forget.ts';
import { showConversation } from '../live/apply-to-cache.ts';
import { type ListData, listKey, rowsOf } from '../live/held.ts';
import { detailQuery } from '../queries.ts';
import type { Action } from './action.ts';
import { expected } from './expected.ts';
import type { Screen } from './way-back.ts';

/** Something done to a conversation that the screen shows and the server may not know of yet. */
export interface Ahead {
  conversationId: string;
  /** The conversation once it is done. */
  after(conversation: Conversation): Conversation;
  /** Told how the server says that the conversation stands meanwhile. */
  hear?(told: Conversation): void;
}

/** What the server was asked for and has not answered, and what waits for a connection, each in its order. */
let asked: readonly Ahead[] = [];
let queued: () => readonly Ahead[] = () => [];
let keeper: { client: QueryClient; stop(): void } | null = null;
let isShowing = false;

/** Every state of a conversation that a screen holds. */
function heldOf(client: QueryClient, id: string): Conversation[] {
  const detail = client.getQueryData(detailQuery(id).queryKey);
  const rows = client
    .getQueriesData<ListData>({ queryKey: listKey })
    .flatMap(([, list]) => rowsOf(list).filter((it) => it.id === id));
  return detail ? [detail, ...rows] : rows;
}

/** Shows a conversation as it will be: nothing that the server has told. */
export function showAsDone({ client, me }: Screen, conversation: Conversation): void {
  isShowing = true;
  showConversation(client, conversation, me);
  isShowing = false;
}

/** What differs from how it will be has just been read or told of. */
function showOne(screen: Screen, id: string, acts: readonly Ahead[]): void {
  for (const held of heldOf(screen.client, id)) {
    const next = acts.reduce((it, act) => act.after(it), held);
    if (JSON.stringify(next) === JSON.stringify(held)) continue;
    for (const act of acts) act.hear?.(held);
    return showAsDone(screen, next);
  }
}

function showAll(screen: Screen): void {
  // What is shown here is told of here, too, while other screens still hold what was before.
  if (isShowing) return;
  const acts = [...asked, ...queued()];
  for (const id of new Set(acts.map((it) => it.conversationId))) {
    const ofOne = acts.filter((it) => it.conversationId === id);
    showOne(screen, id, ofOne);
  }
}

/** From now on what is ahead is shown as done over all that is read or told of a conversation. */
function keepShown(screen: Screen): void {
  const { client } = screen;
  if (keeper?.client === client) return;
  keeper?.stop();
  const stop = client.getQueryCache().subscribe((note) => {
    const isNew = note.type === 'updated' && note.action.type === 'success';
    if (isNew && note.query.queryKey[0] === 'conversations') showAll(screen);
  });
  keeper = { client, stop };
}

/** Has the screen show all that waits for a connection: over what is told, and whenever what is returned is called. */
export function showQueued(screen: Screen, all: () => readonly Ahead[]): () => void {
  queued = all;
  keepShown(screen);
  return () => showAll(screen);
}

interface Answer {
  /** It is no more ahead of the server. */
  end(): void;
  /** The newest of how the conversation stood before it, what was told of it meanwhile, and its answer. */
  newest(answered?: Conversation): Conversation;
}

/** Has the screen show an action as done until it is answered. */
export function setOff(screen: Screen, before: Conversation, action: Action): Answer {
  let heard = before;
  const ahead: Ahead = {
    conversationId: action.id,
    after: (it) => expected(it, action),
    hear: (told) => {
      heard = told;
    },
  };
  asked = [...asked, ahead];
  keepShown(screen);
  showAsDone(screen, ahead.after(before));
  return {
    end: () => {
      asked = asked.filter((it) => it !== ahead);
    },
    // What was told of a later message than the answer knows is newer.
    newest: (answered) => (answered && answered.lastSeq >= heard.lastSeq ? answered : heard),
  };
}

onForget(() => {
  keeper?.stop();
  keeper = null;
  asked = [];
  queued = () => [];
});
