import { keyedHash } from '../../platform/auth/secrets/keyed-hash.ts';
import type { TxCtx } from '../../platform/db/transaction.ts';
import { stopAnswer } from '../conversations/index.ts';
import { assistantReply } from './assistant.jobs.ts';

/** Lets the assistant answer what was said up to this turn. */
export function askForReply(
  tx: TxCtx,
  { conversationId, turn, address }: { conversationId: string; turn: number; address?: string },
): void {
  const addressHash = address && keyedHash(tx.services.config.APP_SECRET, 'address', address);
  tx.enqueue(assistantReply, { conversationId, turn, ...(addressHash ? { addressHash } : {}) });
}

/** Ends what is being written at once; were it faster, its turn would be over all the same. */
export function stopReply({ afterCommit, services, shopId, log }: TxCtx, it: { conversationId: string }): void {
  afterCommit(() => {
    stopAnswer(services, shopId, it.conversationId).catch((error: unknown) =>
      log.error({ err: error }, 'an answer was not stopped'),
    );
  });
}
