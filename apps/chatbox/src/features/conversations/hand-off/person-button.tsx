import type { VisitorConversation } from '@chatty/contract/conversations';
import type { ReactNode } from 'react';
import { useAttempt } from '../../../ui/attempt.ts';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';

interface PersonButtonProps {
  handler: VisitorConversation['handler'];
  onAsk(): Promise<unknown>;
  /** Where it leads while one is waited for; without it, nowhere. */
  onWaiting?(): void;
  className: string;
}

/** One tap asks for a person. While one is asked for, it says so; once one answers, there is nothing to ask. */
export function PersonButton({ handler, onAsk, onWaiting, className }: PersonButtonProps): ReactNode {
  const { busy, failure, run } = useAttempt(say('liveChatPersonFailed'));
  if (handler === 'person') return null;
  const waiting = handler === 'waiting';
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={(waiting && !onWaiting) || busy}
        onClick={() => (waiting ? onWaiting?.() : void run(onAsk))}
      >
        <Icon name="person" size={18} />
        <span>{waiting ? say('liveChatWaitingForPerson') : say('liveChatTalkToPerson')}</span>
      </button>
      {failure && (
        <span className="problem" role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
