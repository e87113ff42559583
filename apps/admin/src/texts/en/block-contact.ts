/** Blocking a contact, wherever that is offered. */
export const texts = {
  title: 'Blocking',
  block: 'Block contact',
  unblock: 'Unblock',
  blockWho: (who: string) => `Block ${who}?`,
  means:
    'Their messages are refused, their conversations leave the inbox, and nobody is notified. You can unblock them anytime.',
  reason: 'Reason (optional)',
  reasonHint: 'Only your team sees it',
  confirm: 'Block',
  blocked: 'Contact blocked',
  unblocked: 'Contact unblocked',
  since: (when: string) => `Blocked on ${when}`,
  undo: 'Undo',
  failed: 'That didn’t work. Please try again.',
};
