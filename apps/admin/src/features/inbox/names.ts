import type { Conversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';

/** What to call a contact who may have left no name. */
export const contactLabel = (it: { contactName: string; contactEmail: string | null }): string =>
  it.contactName || it.contactEmail || 'Visitor';

export const isVisitor = (it: Pick<Message, 'sender'>): boolean =>
  it.sender === 'customer' || it.sender === 'anonymous' || it.sender === 'guest';

/** Who has the word, for readers of the screen and of its title. */
export const handlerLabel: Record<Conversation['handler'], string> = {
  assistant: 'Assistant answers',
  waiting: 'Waits for a person',
  person: 'A person answers',
};
