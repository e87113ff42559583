/** What stands with the assistant's answers. What it says itself follows the language in which it is asked. */
export const answers = {
  assistantThinking: 'Writing an answer',
  assistantStop: 'Stop answering',
  assistantSources: 'Sources',
  assistantSource: 'Source:',
  assistantSuggestions: 'Suggestions',
  /** Who speaks where the shop's own answer is given by itself. */
  assistantAutomatic: 'Automatic answer',
} as const;

/** Asking whether an answer helped. */
export const opinion = {
  assistantHelpful: 'Was this helpful?',
  assistantYes: 'Yes',
  assistantNo: 'No',
  assistantHelpfulThanks: 'Glad it helped!',
  assistantUnhelpfulThanks: 'Thanks for telling us. You can talk to a person anytime.',
} as const;

/** What it says first, and the questions that it offers. What the merchant has not written otherwise counts. */
export const welcome = {
  assistantWelcome: 'Hello! Ask me about products, orders, delivery, or returns.',
  assistantAskOrder: 'Track my order',
  assistantAskDelivery: 'How long does delivery take?',
  assistantAskReturns: 'What is your return policy?',
} as const;
