/** Replies that are sent at their time. */
export const texts = {
  thisMessage: 'This scheduled message',
  past: 'Choose a time that is still to come.',
  tooFar: (days: number) => `Choose a time within ${days} days.`,
  most: (most: number) => `A conversation has at most ${most} scheduled messages. Send or delete one first.`,
  isSpam: 'This conversation is marked as spam. Mark it as not spam first.',
  isSent: 'This message has already been sent.',
  isGone: 'This message is no longer scheduled.',
};
