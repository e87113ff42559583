import { texts } from '#texts/problems.ts';
import { notFound } from '../../../platform/problem.ts';

/** What is open to whoever came by a mailed link beside the conversation of that link. */
export const besides: ReadonlySet<string> = new Set([
  'GET /client/api/availability',
  'GET /client/api/conversations',
  'GET /client/api/faqs',
  'POST /client/api/files',
]);
/** What is the contact's own to say, and not of whoever holds a mail to them. */
export const withheld: ReadonlySet<string> = new Set(['POST /client/api/conversations/:id/contact']);

/**
 * Holds whoever came by a mailed link to the conversation of that link: a mail is passed on, and its reader may be
 * anybody. A call that is not known here is refused. Throws `not_found`.
 */
export function mustBeOfLink(only: string | undefined, key: string, id: string | undefined): void {
  if (only === undefined || besides.has(key)) return;
  if (id !== only || withheld.has(key)) throw notFound(texts.thisConversation);
}
