import { texts } from '#texts/problems.ts';
import { notFound } from '../../../platform/problem.ts';

/** Calls that a mailed link opens beside its conversation. */
export const besides: ReadonlySet<string> = new Set([
  'GET /client/api/availability',
  'GET /client/api/conversations',
  'GET /client/api/faqs',
  'GET /client/api/orders',
  'GET /client/api/widget',
  'POST /client/api/files',
  // Each of these shows an order to nobody but who proves it, whoever they are.
  'POST /client/api/orders/code',
  'POST /client/api/orders/find',
]);
/** Calls that only the contact may make, and nobody who just holds the mail. */
export const withheld: ReadonlySet<string> = new Set([
  'POST /client/api/conversations/:id/contact',
  // It would begin a conversation in the contact's name.
  'POST /client/api/orders/ask',
  'POST /client/api/conversations/:id/transcript',
  'POST /client/api/newsletter',
  'POST /client/api/pre-chat',
]);

/**
 * Limits somebody with a mailed link to the conversation of that link: mails are passed on, and the reader may be
 * anybody. A call that is not listed here is refused. Throws `not_found`.
 */
export function mustBeOfLink(only: string | undefined, key: string, id: string | undefined): void {
  if (only === undefined || besides.has(key)) return;
  if (id !== only || withheld.has(key)) throw notFound(texts.thisConversation);
}
