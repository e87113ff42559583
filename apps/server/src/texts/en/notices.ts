/** What a member is told, by mail and by push. */
export const texts = {
  title: {
    waiting: (who: string) => `${who} is waiting for a reply`,
    assigned: (who: string) => `You’re assigned to the conversation with ${who}`,
    replied: (who: string) => `New message from ${who}`,
    mentioned: (who: string, by: string) => `${by || 'A teammate'} mentioned you in the conversation with ${who}`,
    woke: (who: string) => `The conversation with ${who} is back from snooze`,
    watched: (who: string) => `News in the conversation with ${who}`,
  },
  text: {
    waiting: (shop: string) => `Nobody at ${shop} is online to answer.`,
    assigned: (shop: string) => `This visitor of ${shop} is now yours to answer.`,
    replied: (shop: string) => `A visitor of ${shop} wrote to you while you were away.`,
    mentioned: (shop: string) => `This is a private note of your team at ${shop}. The visitor doesn’t see it.`,
    woke: (shop: string) => `You put off this conversation of ${shop} until now.`,
    watched: (shop: string) =>
      `You watch this conversation of ${shop}. “Stop watching” in its menu ends these messages.`,
  },
  /** In the place of a mention. */
  reminded: {
    title: (who: string) => `Reminder: the conversation with ${who} is back from snooze`,
    text: (shop: string) => `You left yourself this reminder at ${shop}. The visitor doesn’t see it.`,
  },
  /** What became of a conversation that a member watches. */
  changes: {
    taken_over: 'Took over the conversation',
    handed_back: 'Handed back to the assistant',
    assigned: 'Assigned the conversation',
    unassigned: 'Made the conversation nobody’s',
    resolved: 'Resolved the conversation',
    auto_resolved: 'Resolved, as nobody wrote any more',
    ended: 'Ended the conversation',
    reopened: 'Opened the conversation again',
    snoozed: 'Snoozed the conversation',
    woke: 'Back from snooze',
  },
  /** To the addresses that the shop wants to be mailed where the assistant passes visitors on. */
  support: {
    title: (who: string) => `The assistant passed ${who} on to your team`,
    aVisitor: 'a visitor',
    text: (shop: string) => `This visitor of ${shop} waits for a person.`,
    why: 'This address is among the support emails of the AI assistant. An admin can take it off under AI assistant, Hand-off.',
  },
  /** Of several conversations at once. */
  digest: {
    title: (count: number) => `${count} conversations need you`,
    text: (shop: string) => `This came up at ${shop} while you were away, and is still open.`,
    answer: 'Answer',
    more: (count: number) => `And ${count} more ${count === 1 ? 'conversation' : 'conversations'} in the inbox.`,
    button: 'Open the inbox',
  },
  subject: (title: string, shop: string) => `${title} · ${shop}`,
  /** Where nothing was said: the visitor pressed “Talk to a person”. */
  saidNothing: 'No message yet',
  /** Where a note is nothing but files. */
  noWords: 'A note without words',
  linkBroken: 'This link is incomplete. Open it from the email again.',
  linkMoved: 'Your notifications now go to another address, so this link no longer works.',
  thisMember: 'This member',
  ownersBrowsersOnly: 'The owner’s notifications go to the owner’s browsers only.',
  page: 'Page',
  button: 'Open the conversation',
  note: 'Please don’t reply to this email: the visitor would not get it. Answer in the inbox.',
};
