import type { ReactNode } from 'react';
import { useChat } from '../../../app/use-chat.ts';
import { AskPerson } from '../../conversations/index.ts';

/** A person can help where an order does not show. Whoever came by a mailed link has one in their conversation. */
export function PersonInstead(): ReactNode {
  const chat = useChat();
  return chat.linked ? null : <AskPerson className="secondary wide" />;
}
