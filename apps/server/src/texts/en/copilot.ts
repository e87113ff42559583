/** What the assistant answers a member whom it helps to write. */
export const texts = {
  blocked: 'This contact is blocked. Unblock them to answer.',
  stopped: 'This was stopped.',
  spent: (most: number) =>
    `Your team has used the language model ${most.toLocaleString('en-US')} times today. It’s available again tomorrow.`,
  noEngine:
    'No language model is configured that can do this. Ask whoever runs Chatty for you to set one up (OPENAI_API_KEY).',
  noWording: 'The language model didn’t answer. Try again in a moment. Your text is unchanged.',
  sameLanguage: (language: string) => `Your text is in the customer’s language already (${language}).`,
  notTheSame: (why: string) => `The new wording isn’t used, because ${why}. Your text is unchanged.`,
  tooLong: 'it’s too long for one message',
  gaps: 'it changes a place that is still to be filled in',
  moreThanCorrected: 'it changes more than spelling and grammar',
};
