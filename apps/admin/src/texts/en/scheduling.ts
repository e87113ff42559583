import type { HeldBecause } from '@chatty/contract/scheduling';

const held: Record<HeldBecause, string> = {
  replied: 'Held: the customer replied',
  resolved: 'Held: the conversation was resolved',
  spam: 'Held: the conversation is marked as spam',
  blocked: 'Held: the contact is blocked',
  author_left: 'Held: its author left the team',
  refused: 'Held: something in it can’t be sent',
  late: 'Held: it couldn’t be sent on time',
};

/** Replies that are sent later. */
export const texts = {
  sendLater: 'Send later',
  at: { hour: 'In 1 hour', tomorrow: 'Tomorrow morning', monday: 'Monday morning' },
  pick: 'Pick a date and time…',
  sendAt: 'Send on',
  unlessReply: 'Don’t send if the customer replies first',
  writeFirst: 'Write a reply first, then choose when it’s sent.',
  notWithActions: 'What follows this message happens when you send it yourself. Choose “Only send” to send it later.',
  scheduledFor: (when: string) => `Scheduled for ${when}`,
  notScheduled: 'Your message wasn’t scheduled. It’s still here.',

  scheduled: 'Scheduled messages',
  notLoaded: 'Couldn’t load the scheduled messages',
  tryAgain: 'Try again',
  by: (name: string) => (name ? `Scheduled by ${name}` : 'Scheduled'),
  sendsAt: (when: string, unlessReply: boolean) => `Sends ${when}${unlessReply ? ', unless they reply first' : ''}`,
  held,
  sendNow: 'Send now',
  edit: 'Edit',
  changeTime: 'Change time',
  cancel: 'Cancel sending',
  discard: 'Discard',
  finishFirst: 'You have a reply in progress. Send it or clear it first.',
  cancelled: 'This message won’t be sent',
  undo: 'Undo',
  notSent: 'Your message wasn’t sent. It’s still scheduled.',
  notChanged: 'The scheduled message wasn’t changed.',
};
