/**
 * What a blocked contact may still ask for: what the store says to everybody, and what is theirs to read. All by which they
 * would reach the team, the assistant, or a mailbox is refused.
 */
export const openWhileBlocked: ReadonlySet<string> = new Set([
  'GET /client/api/availability',
  'GET /client/api/conversations',
  'GET /client/api/conversations/:id/messages',
  'GET /client/api/conversations/:id/satisfaction',
  'GET /client/api/faqs',
  'GET /client/api/orders',
  'GET /client/api/widget',
  'POST /client/api/conversations/:id/read',
  // An order is shown to nobody but who proves it, whoever they are, and nobody of the team hears of it.
  'POST /client/api/orders/code',
  'POST /client/api/orders/find',
]);

/** Whether a contact who is blocked may make a call; one that is listed nowhere is refused. */
export const mayWhileBlocked = (call: string): boolean => openWhileBlocked.has(call);
