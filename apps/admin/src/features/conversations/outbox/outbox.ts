import { type Api, CallFailed } from '@chatty/client/api';
import { createOutbox, type Outbox, type Unsent } from '@chatty/client/outbox';
import { browserStore } from '@chatty/client/outbox-store';
import type { NewCards } from '@chatty/contract/composing';
import type { FileRef } from '@chatty/contract/files';
import type { QuotedMessage } from '@chatty/contract/messages';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import type { Afterwards } from '../composer/drafts.ts';
import type { Cards } from '../composer/inserts/cards.ts';
import { ownApi } from '../../../connection/own-api.ts';
import { useQueued } from '../../../connection/queued.ts';
import { onForget } from '../forget.ts';
import { showMessage } from '../live/apply-to-cache.ts';

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
  draftIds?: readonly string[];
}

export type UnsentMessage = Unsent<Written>;

let owner: string | null = null;
let outbox: Outbox<Written> | null = null;

/** All that has not left yet, in order. */
export const useUnsent = create<readonly UnsentMessage[]>(() => []);

function changed(all: readonly UnsentMessage[]) {
  useUnsent.setState(all, true);
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

async function deliver({ client, memberId, api }: Sender, unsent: UnsentMessage, keepalive: boolean): Promise<void> {
  const { afterwards } = unsent.body;
  try {
    const { data } = await post(api, unsent, keepalive);
    showMessage(client, data, 'created');
    if (!afterwards) return;
    const { doAfterwards } = await import('../composer/afterwards/do-afterwards.ts');
    const sent = { messageId: unsent.id, conversationId: unsent.conversationId, memberId };
    await doAfterwards({ client, api }, sent, afterwards);
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
export function outboxOf(member: string, client: QueryClient): Outbox<Written> {
  if (outbox && owner === member) return outbox;
  forgetOutbox();
  const sender = { client, memberId: member, api: ownApi() };
  const mine = createOutbox<Written>({
    store: browserStore(`chatty-member-${member}`),
    deliver: (unsent, leaving) => deliver(sender, unsent, leaving),
    onChange: (all) => {
      if (outbox === mine) changed(all);
    },
  });
  owner = member;
  outbox = mine;
  void mine.start();
  return mine;
}

addEventListener('pagehide', () => outbox?.leave());

function forgetOutbox() {
  outbox?.stop();
  owner = null;
  outbox = null;
  changed([]);
}
onForget(forgetOutbox);
