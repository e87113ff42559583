/** The search for answers in the chat, and an answer that it opens. */
export const faqs = {
  faqsSearch: 'Search for help',
  faqsNoAnswers: 'No results for “{search}”.',
  faqsAskInstead: 'Ask us in the chat',
  faqsFound: { one: '1 answer', other: '{count} answers' },
  faqsStillStuck: 'Still have a question?',
  faqsVideo: 'Video',
  faqsPlayVideo: 'Play video',
  faqsPlayTitledVideo: 'Play video: {title}',
  faqsLoadsFrom: 'Loads from {site}',
  faqsWasHelpful: 'Was this answer helpful?',
  faqsYes: 'Yes',
  faqsNo: 'No',
  faqsThanks: 'Thanks for telling us.',
  faqsSorry: 'Sorry about that. Ask us and we’ll help.',
  faqsVoteFailed: 'That didn’t work. Please try again later.',
} as const;

/** The page of the store that shows its FAQs, and blocks of FAQs in other pages. The server writes them. */
export const faqPage = {
  faqPageTitle: 'Frequently asked questions',
  faqPageSearch: 'Search',
  faqPageSearchHint: 'What do you want to know?',
  faqPageFound: { one: '1 answer', other: '{count} answers' },
  faqPageNoAnswers: 'We found no answer to that.',
  faqPageAsk: 'Ask us in the chat',
  faqPageEmpty: 'No questions have been answered here yet.',
  faqPageOtherwise: 'More questions',
  faqPagePlayVideo: 'Play video: {title}',
  faqPageStillStuck: 'Still have a question?',
  faqPageChat: 'Chat with us',
} as const;
