import type { Message } from '@chatty/contract/messages';
import type { ReactNode } from 'react';
import { say } from '../../../ui/say.ts';

/** What happened, in words for the visitor; null for what is none of their business. */
export function activityWords(message: Message, botName: string): string | null {
  const name = message.name || say('liveChatTeam');
  switch (message.activity) {
    case 'person_requested':
      return say('liveChatAskedForPerson');
    case 'assistant_gave_up':
    case 'complaint_passed_on':
    case 'file_passed_on':
    case 'assistant_failed':
    case 'answers_spent':
    case 'passed_on_by_rule':
    case 'assistant_stopped':
    case 'scenario_passed_on':
      return say('liveChatPassedOn', { assistant: botName });
    case 'taken_over':
    case 'joined':
      return say('liveChatJoined', { name });
    case 'handed_back':
      return say('liveChatHandedBack', { name, assistant: botName });
    case 'resolved':
    case 'auto_resolved':
      return say('liveChatWasResolved');
    case 'ended':
      return say('liveChatEnded');
    case 'reopened':
      return say('liveChatReopened');
    case 'email_left':
      return say('liveChatEmailLeft');
    default:
      return null;
  }
}

export function ActivityLine({ message, botName }: { message: Message; botName: string }): ReactNode {
  const words = activityWords(message, botName);
  return words && <p className="activity">{words}</p>;
}
