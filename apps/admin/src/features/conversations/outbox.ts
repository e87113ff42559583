import { CallFailed } from '@chatty/client/api';
import { createOutbox, type Outbox, type Unsent } from '@chatty/client/outbox';
import { browserStore } from '@chatty/client/outbox-store';
import type { FileRef } from '@chatty/contract/files';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { api } from '../../connection/api.ts';
import { useQueued } from '../../connection/queued.ts';
import { showMessage } from './live/apply-to-cache.ts';

/** What waits to leave: the message, and the files' names for showing it meanwhile. */
export interface Written {
  text: string;
  note: boolean;
  files: FileRef[];
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

async function deliver(client: QueryClient, unsent: UnsentMessage): Promise<void> {
  const { text, note, files } = unsent.body;
  try {
    const { data } = await api('POST /conversations/:id/messages', {
      params: { id: unsent.conversationId },
      body: { id: unsent.id, text, note, fileIds: files.map((file) => file.id) },
    });
    showMessage(client, data, 'created');
  } catch (problem) {
    const signedOut = problem instanceof CallFailed && ['session_expired', 'not_signed_in'].includes(problem.code);
    // An ended session is no fault of the message: it leaves after the next sign-in.
    if (signedOut) throw new CallFailed('offline', problem.message);
    throw problem;
  }
}

/**
 * The member's own outbox, begun on first use. It goes on when the inbox is left, and gives way when somebody else signs
 * in, whose messages are kept apart.
 */
export function outboxOf(member: string, client: QueryClient): Outbox<Written> {
  if (outbox && owner === member) return outbox;
  outbox?.stop();
  owner = member;
  const mine = createOutbox<Written>({
    store: browserStore(`chatty-member-${member}`),
    deliver: (unsent) => deliver(client, unsent),
    onChange: (all) => {
      if (owner === member) changed(all);
    },
  });
  outbox = mine;
  void mine.start();
  return mine;
}
