import type { Conversation } from '@chatty/contract/conversations';
import type { SoundChoice } from '@chatty/contract/desk-options';

type Asked = Pick<Conversation, 'status' | 'assigneeId' | 'handler'>;

/** Whether what a visitor writes in this conversation makes a sound for a member who chose so. */
export function isHeard({ status, assigneeId, handler }: Asked, sound: SoundChoice, me: string): boolean {
  if (sound === 'off' || status !== 'open') return false;
  return sound === 'all' || assigneeId === me || (assigneeId === null && handler === 'waiting');
}
