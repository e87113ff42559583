import type { Conversation, ConversationStatus } from '@chatty/contract/conversations';
import { texts } from '#texts/conversation-queue.ts';
import type { Waitable } from '../acts/action.ts';
import type { QueuedAct } from './queued-act.ts';

/** To which status an act leads; undefined where it leaves that alone. */
const leadsTo: Partial<Record<Waitable['do'], ConversationStatus>> = {
  resolve: 'resolved',
  spam: 'spam',
  snooze: 'snoozed',
  reopen: 'open',
  'take-over': 'open',
  'hand-back': 'open',
};

interface Looked {
  now: Conversation;
  me: string;
  nameOf(memberId: string): string;
}

/** The visitor has said something that whoever acted had not seen. */
const hasWritten = ({ seen }: QueuedAct, now: Conversation) =>
  now.lastMessageAt !== seen.lastMessageAt && now.previewBy === 'visitor';

/** Whether an act is for nothing by now: what was read was not what has been said since. */
export const isVoid = (queued: QueuedAct, now: Conversation): boolean =>
  queued.act.do === 'read' && queued.act.isRead && hasWritten(queued, now);

/** Whom an act gives the conversation to; undefined where it gives it to nobody. */
const givenTo = (act: Waitable, me: string): string | null | undefined =>
  act.do === 'take-over' ? me : act.do === 'assign' ? act.memberId : undefined;

/**
 * Why an act that was meant for a conversation as it stood then is not done to it as it stands now, in words; null where
 * it is. What a colleague has decided since counts for more, and nobody who has written since is put away unread.
 */
export function whyNot(queued: QueuedAct, { now, me, nameOf }: Looked): string | null {
  const { act, seen } = queued;
  const goal = leadsTo[act.do];
  // Of what is blocked, the server says so itself.
  if (goal && now.status !== seen.status && now.status !== goal && now.status !== 'blocked')
    return texts.isByNow[now.status];
  if ((act.do === 'resolve' || act.do === 'snooze') && now.status !== goal && hasWritten(queued, now))
    return texts.hasWritten(queued.who);
  const owner = givenTo(act, me);
  if (owner !== undefined && now.assigneeId && now.assigneeId !== owner && now.assigneeId !== seen.assigneeId)
    return texts.isAnothers(nameOf(now.assigneeId));
  return null;
}
