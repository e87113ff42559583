import type { Outcome } from '@chatty/contract/assistant';

const outcomes: Record<Outcome, string> = {
  answered: 'Answered',
  asked_back: 'Asked a question back',
  refused: 'Not answered',
  handed_off: 'Handed to a person',
  dropped: 'Not answered',
  failed: 'Failed',
};

/** The page on which a member asks the assistant as a visitor would. */
export const texts = {
  title: 'Test the assistant',
  subtitle: 'Ask as a visitor would, and read why it answers so. Nobody else sees it, and nothing of it is kept.',

  conversation: 'Test conversation',
  you: 'You, as a visitor',
  question: 'Question',
  placeholder: 'Ask something that visitors ask',
  ask: 'Ask',
  startOver: 'Start over',
  answering: 'The assistant is answering…',
  failed: 'This question was not answered',
  empty: 'What would a visitor ask?',
  emptyText: 'Type a question below, or try one of these.',
  suggested: 'Suggested to visitors',
  unanswered: 'Visitors asked, without an answer',
  nothingSaid: 'Nothing is said.',

  outcomes,
  why: 'Why this answer',
  took: (ms: string) => `${ms} ms`,
  onPage: (title: string) => `Asked on the page of ${title}`,
  instruction: {
    told: 'With your instructions',
    not_told: 'Without a language model: your instructions didn’t count',
  },
  fix: 'Write an answer to this',

  asVisitor: 'The visitor',
  language: 'Language of their browser',
  ofStore: 'Your store’s',
  page: 'Product page that they have open',
  pageExample: '/products/…',
  pageHint: 'The page’s address. Empty: none.',
  noSuchPage: 'No product of yours is known under this address. Asked without a page.',
  wording: 'Wording',
  modes: { saved: 'As saved', natural: 'Natural', exact: 'Exact' },
  wordingHint: 'What is chosen here counts in this test alone.',
};
