import { scheduleLateHours } from '@chatty/contract/limits';
import type { HeldBecause } from '@chatty/contract/scheduling';

/** What there is to know about a message that waits. */
interface Waiting {
  author_id: string;
  send_at: Date;
  unless_reply: boolean;
  since_seq: number;
}

/** What there is to know about its conversation and its author. */
interface Circumstances {
  status: string;
  /** The places of the visitor's latest words and of the latest end that somebody chose. */
  spoke: number;
  ended: number;
  authors: ReadonlyMap<string, { isOfTeam: boolean }>;
  now: Date;
}

const hourMs = 3_600_000;

/** Whether its time is so long over that it may no longer be meant. */
export const isLate = ({ send_at }: Pick<Waiting, 'send_at'>, now: Date): boolean =>
  now.getTime() - send_at.getTime() > scheduleLateHours * hourMs;

/**
 * Why a message that waits does not leave by itself; null where it does. What was so already when its time was set was
 * known to whoever set it, and holds nothing: only what has happened since.
 */
export function whyHeld(it: Waiting, { status, spoke, ended, authors, now }: Circumstances): HeldBecause | null {
  if (status === 'blocked' || status === 'spam') return status;
  if (authors.get(it.author_id)?.isOfTeam !== true) return 'author_left';
  if (it.unless_reply && spoke > it.since_seq) return 'replied';
  if (status === 'resolved' && ended > it.since_seq) return 'resolved';
  return isLate(it, now) ? 'late' : null;
}
