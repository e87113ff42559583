/** What visitors are told when their subscription can't be taken. */
export const texts = {
  closed: 'The newsletter takes no subscriptions right now.',
  consentChanged: 'What you agree to was changed meanwhile. Reload the page to read it again.',
};
