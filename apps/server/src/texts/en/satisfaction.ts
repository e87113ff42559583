/** What visitors are told who rate a conversation. */
export const texts = {
  notAsked: 'This conversation is open again, so it can’t be rated now.',
};
