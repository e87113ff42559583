import type { Message } from '@chatty/contract/messages';
import type { ReactNode } from 'react';
import { texts } from '../../../ui/texts.ts';

/** What happened, in words for the visitor; null for what is none of their business. */
export function activityWords(message: Message, botName: string): string | null {
  const name = message.name || texts.team;
  const { activities } = texts;
  switch (message.activity) {
    case 'person_requested':
      return activities.askedForPerson;
    case 'assistant_gave_up':
    case 'complaint_passed_on':
    case 'file_passed_on':
    case 'assistant_failed':
    case 'answers_spent':
      return activities.passedOn(botName);
    case 'taken_over':
    case 'joined':
      return activities.joined(name);
    case 'handed_back':
      return activities.handedBack(name, botName);
    case 'resolved':
    case 'auto_resolved':
      return activities.resolved;
    case 'reopened':
      return activities.reopened;
    case 'email_left':
      return activities.emailLeft;
    default:
      return null;
  }
}

export function ActivityLine({ message, botName }: { message: Message; botName: string }): ReactNode {
  const words = activityWords(message, botName);
  return words && <p className="activity">{words}</p>;
}
