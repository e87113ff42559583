import type { Conversation } from '@chatty/contract/conversations';
import type { SoundChoice } from '@chatty/contract/desk-options';
import type { Activity, Message } from '@chatty/contract/messages';
import { isVisitor } from '../names.ts';

/** What may make a sound: a visitor's words, that it is somebody's turn, or a note or reminder that is for the member. */
export type Cause = 'words' | 'turn' | 'named';

/** By these it becomes the turn of whoever has the conversation, or of who takes it. */
const turns: ReadonlySet<Activity | null> = new Set<Activity>([
  'person_requested',
  'assistant_gave_up',
  'complaint_passed_on',
  'file_passed_on',
  'assistant_failed',
  'answers_spent',
  'passed_on_by_rule',
  'assistant_stopped',
  'scenario_passed_on',
  'assigned',
  'woke',
]);

type Said = Pick<Message, 'kind' | 'sender' | 'activity' | 'memberId' | 'mentions'>;

/** What of a message may make a sound for the member `me`; nothing does that they did themselves. */
export function causeOf(message: Said, me: string): Cause | null {
  const { kind, activity, memberId, mentions } = message;
  if (kind === 'text') return isVisitor(message) ? 'words' : null;
  // It stands in the name of whoever left it, whom it is for.
  if (activity === 'reminder') return mentions?.includes(me) ? 'named' : null;
  if (memberId === me) return null;
  if (kind === 'note') return mentions?.includes(me) ? 'named' : null;
  return turns.has(activity) ? 'turn' : null;
}

type Asked = Pick<Conversation, 'status' | 'assigneeId' | 'handler'>;

/** Whether it makes a sound for a member who chose so: what concerns nobody else, and any visitor's words for who chose all. */
export function isHeard(conversation: Asked | undefined, sound: SoundChoice, me: string, cause: Cause): boolean {
  if (sound === 'off') return false;
  if (cause === 'named') return true;
  if (conversation?.status !== 'open') return false;
  const { assigneeId, handler } = conversation;
  return (sound === 'all' && cause === 'words') || assigneeId === me || (assigneeId === null && handler === 'waiting');
}
