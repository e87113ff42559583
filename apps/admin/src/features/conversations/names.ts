import type { Message } from '@chatty/contract/messages';
import { callOf } from '@chatty/contract/visitor-name';

interface ContactOfConversation {
  contactId: string;
  contactName: string;
  contactEmail: string | null;
}

/** What the team calls the contact of a conversation. */
export const contactOf = (conversation: ContactOfConversation): ReturnType<typeof callOf> =>
  callOf({ id: conversation.contactId, name: conversation.contactName, email: conversation.contactEmail });

export const isVisitor = (message: Pick<Message, 'sender'>): boolean =>
  message.sender === 'customer' || message.sender === 'anonymous' || message.sender === 'guest';
