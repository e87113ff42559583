import { type Api, CallFailed } from '@chatty/client/api';
import { createOutbox, type Outbox, type Unsent } from '@chatty/client/outbox';
import { browserStore } from '@chatty/client/outbox-store';
import type { NewCards } from '@chatty/contract/composing';
import type { Conversation } from '@chatty/contract/conversations';
import type { FileRef } from '@chatty/contract/files';
import type { QuotedMessage } from '@chatty/contract/messages';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { ownApi } from '../../../connection/own-api.ts';
import { useQueued } from '../../../connection/queued.ts';
import { keepable, type Waitable } from '../acts/action.ts';
import { type Ahead, showAsDone, showQueued } from '../acts/ahead.ts';
import { actedOf, foreseen } from '../acts/foreseen.ts';
import type { Afterwards } from '../composer/drafts.ts';
import type { Cards } from '../composer/inserts/cards.ts';
import { onForget } from '../forget.ts';
import { showMessage } from '../live/apply-to-cache.ts';
import { contactOf } from '../names.ts';
import { doQueued } from './do-queued.ts';
import { outlived, type QueuedAct, type WaitingAct } from './queued-act.ts';

/** What waits to leave: the message, and the files' names for showing it meanwhile. */
export interface Written {
  text: string;
  note: boolean;
  files: FileRef[];
  /** The members whom a note names; a message that an earlier version kept says nothing of it. */
  mentions?: string[];
  /** The message that it answers. */
  replyTo?: QuotedMessage | undefined;
  /** Products and an order that it shows, and what the server is told of them. */
  cards?: { shown: Cards; named: Pick<NewCards, 'products' | 'orderId'> } | undefined;
  /** Of a reply: where the conversation had come to on its writer's screen; without it the reply leaves whatever came since. */
  seenSeq?: number | undefined;
  /** What follows once the server has it. */
  afterwards?: Afterwards | undefined;
  /** By which ids its draft was kept, which goes with it. */
  draftIds?: readonly string[] | undefined;
}

export type UnsentMessage = Unsent<Written>;
/** Messages and acts leave in one order. */
type Waiting = Unsent<Written | QueuedAct>;

const isAct = (it: Waiting): it is WaitingAct => 'act' in it.body;
const isMessage = (it: Waiting): it is UnsentMessage => !isAct(it);

let owner: string | null = null;
let outbox: Outbox<Written | QueuedAct> | null = null;

/** All messages that have not left yet, in order. */
export const useUnsent = create<readonly UnsentMessage[]>(() => []);

/** All acts that wait for a connection, in order. */
const useWaitingActs = create<readonly WaitingAct[]>(() => []);

/** Whether something that was done to a conversation has not reached the server yet. */
export const isQueueing = (conversationId: string): boolean =>
  useWaitingActs.getState().some((it) => it.conversationId === conversationId);

const waitingActs = (me: string): readonly Ahead[] =>
  useWaitingActs.getState().map(({ conversationId, body }) => ({
    conversationId,
    after: (it) => foreseen(it, body.act, me),
  }));

function changed(all: readonly Waiting[]) {
  useUnsent.setState(all.filter(isMessage), true);
  useWaitingActs.setState(all.filter(isAct), true);
  useQueued.setState(all.filter((it) => it.refusal === null).length);
}

function post(api: Api, { id, conversationId, body }: UnsentMessage, keepalive: boolean) {
  const { text, note, files, mentions = [], replyTo, cards, seenSeq, draftIds = [] } = body;
  const said = {
    draftIds: [...draftIds],
    id,
    text,
    fileIds: files.map((file) => file.id),
    replyToId: replyTo?.id,
    seenSeq,
  };
  const given = { params: { id: conversationId }, keepalive };
  return cards
    ? api('POST /conversations/:id/cards', { ...given, body: { ...said, ...cards.named } })
    : api('POST /conversations/:id/messages', { ...given, body: { ...said, note, mentions } });
}

interface Sender {
  client: QueryClient;
  memberId: string;
  /** In the member's own name, whoever is signed in by then. */
  api: Api;
}

async function send({ client, memberId, api }: Sender, unsent: UnsentMessage, keepalive: boolean): Promise<void> {
  const { afterwards } = unsent.body;
  const { data } = await post(api, unsent, keepalive);
  showMessage(client, data, 'created');
  if (!afterwards) return;
  const { doAfterwards } = await import('../composer/afterwards/do-afterwards.ts');
  const sent = { messageId: unsent.id, conversationId: unsent.conversationId, memberId };
  await doAfterwards({ client, api }, sent, afterwards);
}

const letGo = (id: string) => useWaitingActs.setState((all) => all.filter((it) => it.id !== id), true);

async function deliver(sender: Sender, waiting: Waiting, keepalive: boolean): Promise<void> {
  try {
    if (isAct(waiting)) await doQueued(sender, waiting, () => letGo(waiting.id));
    else if (isMessage(waiting)) await send(sender, waiting, keepalive);
  } catch (problem) {
    const signedOut = problem instanceof CallFailed && ['session_expired', 'not_signed_in'].includes(problem.code);
    // An ended session is no fault of the message: it leaves after the next sign-in.
    if (signedOut) throw new CallFailed('offline', problem.message);
    throw problem;
  }
}

/**
 * The member's own outbox, begun on first use. It goes on when the inbox is left, and ends when the member signs out: what
 * has not left by then is kept apart, until they come back.
 */
function open(member: string, client: QueryClient): Outbox<Written | QueuedAct> {
  if (outbox && owner === member) return outbox;
  forgetOutbox();
  const sender = { client, memberId: member, api: ownApi() };
  const mine = createOutbox<Written | QueuedAct>({
    store: browserStore(`chatty-member-${member}`),
    deliver: (waiting, leaving) => deliver(sender, waiting, leaving),
    onChange: (all) => {
      if (outbox === mine) changed(all);
    },
  });
  owner = member;
  outbox = mine;
  const show = showQueued({ client, me: member }, () => waitingActs(member));
  // What an earlier page has left.
  void mine.start().then(show);
  return mine;
}

/** The member's outbox, as far as it is about messages. */
export function outboxOf(member: string, client: QueryClient): Pick<Outbox<Written>, 'add' | 'retry' | 'takeBack'> {
  const { add, retry, takeBack } = open(member, client);
  return {
    add,
    retry,
    takeBack: async (id) => {
      const body = await takeBack(id);
      return body && 'text' in body ? body : null;
    },
  };
}

/**
 * Lets an act wait until the server can be reached, and shows it as done; acts that it decides anew are dropped. `shown`
 * is the conversation as it stood on the screen before.
 */
export async function queueAct(
  { client, me }: { client: QueryClient; me: string },
  shown: Conversation,
  action: Waitable,
  id: string,
): Promise<void> {
  const box = open(me, client);
  const waiting = useWaitingActs.getState().filter((it) => it.conversationId === shown.id);
  const gone = outlived(
    waiting.map((it) => ({ id: it.id, act: it.body.act })),
    action,
  );
  const dropped = gone.map((it) => box.takeBack(it.id));
  // How it stood before all that waits, and what of that is left.
  const base = { ...shown, ...waiting[0]?.body.seen };
  const left = waiting.filter((it) => !gone.some(({ id }) => id === it.id));
  const before = left.reduce((it, { body }) => foreseen(it, body.act, me), base);
  const seen = { ...actedOf(before), lastMessageAt: shown.lastMessageAt };
  const added = box.add({
    id,
    conversationId: shown.id,
    body: { act: keepable(action), seen, who: contactOf(shown).name },
    isAct: true,
  });
  showAsDone({ client, me }, foreseen({ ...before, lastMessageAt: shown.lastMessageAt }, action, me));
  await Promise.all([...dropped, added]);
}

addEventListener('pagehide', () => outbox?.leave());

function forgetOutbox() {
  outbox?.stop();
  owner = null;
  outbox = null;
  changed([]);
}
onForget(forgetOutbox);
