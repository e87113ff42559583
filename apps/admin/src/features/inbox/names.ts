import type { Message } from '@chatty/contract/messages';

/** What to call a contact who may have left no name. */
export const contactLabel = (it: { contactName: string; contactEmail: string | null }): string =>
  it.contactName || it.contactEmail || 'Visitor';

/** The beginning of a message on one line: the marks of a list become dots between its items. */
export const previewLine = (text: string): string =>
  text
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : gap))
    .replaceAll(':\n- ', ': ')
    .replace(/\n(?:- )?/g, ' · ');

export const isVisitor = (it: Pick<Message, 'sender'>): boolean =>
  it.sender === 'customer' || it.sender === 'anonymous' || it.sender === 'guest';
