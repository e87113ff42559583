import { Channel } from '@chatty/contract/conversations';
import type { TxCtx } from '../../../ctx.ts';
import { findShop, isSwitchedOn, settingsOf } from '../../shops/index.ts';
import { stopAnswer, stopAnswers } from '../running-answers.ts';

const whenKept = ({ afterCommit, log }: TxCtx, stop: () => Promise<void>): void =>
  afterCommit(() => {
    stop().catch((error: unknown) => log.error({ err: error }, 'answers were not stopped'));
  });

/**
 * Ends the answers under way on each channel on which the shop lets its assistant speak no more, in every process. Should
 * word of it get lost, an answer is held back when it ends.
 */
export async function stopWhereOff(tx: TxCtx): Promise<void> {
  const { services, shopId } = tx;
  const settings = settingsOf(await findShop(tx.db, shopId));
  const channels = Channel.options.filter((it) => !isSwitchedOn(settings, it));
  if (channels.length > 0) whenKept(tx, () => stopAnswers(services, { shopId, channels }));
}

/** Ends the answer under way where a member has stopped the assistant. */
export function stopHere(tx: TxCtx, { conversationId, turn }: { conversationId: string; turn: number }): void {
  const { services, shopId } = tx;
  whenKept(tx, () => stopAnswer(services, { shopId, conversationId, turn, reason: 'switched_off' }));
}
