/** The page of the store that shows its FAQs. What the merchant writes stands beside it. */
export const texts = {
  search: 'Search',
  searchHint: 'What do you want to know?',
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  noAnswers: 'We found no answer to that.',
  ask: 'Ask us in the chat',
  empty: 'No questions have been answered here yet.',
  otherwise: 'More questions',
};
