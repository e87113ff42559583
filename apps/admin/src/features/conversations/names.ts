import { visitorName } from '@chatty/contract/visitor-name';
import type { Message } from '@chatty/contract/messages';

interface ContactOfConversation {
  contactId: string;
  contactName: string;
  contactEmail: string | null;
}

interface Called {
  name: string;
  /** The tint of their picture; it stays the same when a name becomes known. */
  hue: ReturnType<typeof visitorName>['hue'];
}

/** What the team calls a contact, who may have left neither name nor email address. */
export function callOf({ id, name, email }: { id: string; name: string; email: string | null }): Called {
  const given = visitorName(id);
  return { name: name || email || given.name, hue: given.hue };
}

/** The same, of a conversation's contact. */
export const contactOf = (conversation: ContactOfConversation): Called =>
  callOf({ id: conversation.contactId, name: conversation.contactName, email: conversation.contactEmail });

export const isVisitor = (message: Pick<Message, 'sender'>): boolean =>
  message.sender === 'customer' || message.sender === 'anonymous' || message.sender === 'guest';
