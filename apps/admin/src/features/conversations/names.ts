import { visitorName } from '@chatty/contract/visitor-name';
import type { Message } from '@chatty/contract/messages';

interface ContactOfConversation {
  contactId: string;
  contactName: string;
  contactEmail: string | null;
}

interface Called {
  name: string;
  /** Of their picture; theirs for good, also when a name becomes known. */
  hue: ReturnType<typeof visitorName>['hue'];
}

/** What the team calls a contact, who may have left neither name nor email address. */
export function callOf({ id, name, email }: { id: string; name: string; email: string | null }): Called {
  const given = visitorName(id);
  return { name: name || email || given.name, hue: given.hue };
}

/** The same, of a conversation's contact. */
export const contactOf = (it: ContactOfConversation): Called =>
  callOf({ id: it.contactId, name: it.contactName, email: it.contactEmail });

export const isVisitor = (it: Pick<Message, 'sender'>): boolean =>
  it.sender === 'customer' || it.sender === 'anonymous' || it.sender === 'guest';
