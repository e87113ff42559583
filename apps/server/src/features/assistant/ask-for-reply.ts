import type { TxCtx } from '../../ctx.ts';
import { keyedHash } from '../../platform/auth/secrets/keyed-hash.ts';
import type { MessageAppended } from '../conversations/index.ts';
import { type AnswerRequest, assistantReply } from './assistant.jobs.ts';

/** Lets the assistant answer what was said up to this turn. */
export function askForReply(
  tx: TxCtx,
  {
    conversationId,
    turn,
    channel,
    address,
  }: Pick<AnswerRequest, 'conversationId' | 'turn' | 'channel'> & { address?: string | null },
): void {
  const addressHash = address && keyedHash(tx.services.config.APP_SECRET, 'address', address);
  tx.enqueue(assistantReply, { conversationId, turn, channel, ...(addressHash ? { addressHash } : {}) });
}

/** The assistant answers each message of a visitor in a conversation where it must speak; the shop's own quick answer stands for its. */
export function replyToVisitor(tx: TxCtx, message: MessageAppended): void {
  if (message.by === 'visitor' && message.handler === 'assistant' && message.quickAnswer === null)
    askForReply(tx, message);
}
