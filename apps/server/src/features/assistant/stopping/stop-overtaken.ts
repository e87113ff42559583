import type { TxCtx } from '../../../ctx.ts';
import { stopAnswer } from '../running-answers.ts';

/** Ends an answer under way as soon as its turn is over. A faster answer would be dropped all the same. */
export function stopOvertaken(tx: TxCtx, { conversationId, turn }: { conversationId: string; turn: number }): void {
  const { afterCommit, services, shopId, log } = tx;
  afterCommit(() => {
    stopAnswer(services, { shopId, conversationId, turn, reason: 'overtaken' }).catch((error: unknown) =>
      log.error({ err: error }, 'an answer was not stopped'),
    );
  });
}
