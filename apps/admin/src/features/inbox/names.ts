import type { Message } from '@chatty/contract/messages';

/** What to call a contact who may have left no name. */
export const contactLabel = (it: { contactName: string; contactEmail: string | null }): string =>
  it.contactName || it.contactEmail || 'Visitor';

export const isVisitor = (it: Pick<Message, 'sender'>): boolean =>
  it.sender === 'customer' || it.sender === 'anonymous' || it.sender === 'guest';
