import type { Message } from '@chatty/contract/messages';
import type { ReactNode } from 'react';

/** What happened, in words for the visitor; null for what is none of their business. */
export function activityWords(message: Message, botName: string): string | null {
  const name = message.name || 'Our team';
  switch (message.activity) {
    case 'person_requested':
      return 'You asked for a person';
    case 'assistant_gave_up':
    case 'complaint_passed_on':
    case 'file_passed_on':
    case 'assistant_failed':
    case 'answers_spent':
      return `${botName} passed this on to our team`;
    case 'taken_over':
      return `${name} joined the conversation`;
    case 'handed_back':
      return `${name} handed over to ${botName}`;
    case 'resolved':
      return 'This conversation was resolved';
    case 'reopened':
      return 'The conversation goes on';
    case 'email_left':
      return 'You left your e-mail address';
    default:
      return null;
  }
}

export function ActivityLine({ message, botName }: { message: Message; botName: string }): ReactNode {
  const words = activityWords(message, botName);
  return words && <p className="activity">{words}</p>;
}
