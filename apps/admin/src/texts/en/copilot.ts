import type { NoSuggestion, Rewording, SummaryPointKind } from '@chatty/contract/copilot';

const words = (count: number) => count.toLocaleString('en-US');

const reword: Record<Rewording, string> = {
  friendlier: 'Friendlier',
  formal: 'More formal',
  shorter: 'Shorter',
  corrected: 'Fix spelling and grammar',
};

const reworded: Record<Rewording, string> = {
  friendlier: 'Made friendlier.',
  formal: 'Made more formal.',
  shorter: 'Made shorter.',
  corrected: 'Spelling and grammar fixed.',
};

const nothing: Record<NoSuggestion, { title: string; text: string }> = {
  nothing_asked: {
    title: 'Nothing to answer',
    text: 'The customer hasn’t written anything since the last reply.',
  },
  wordless: {
    title: 'No words to answer',
    text: 'The customer sent files or signs. The assistant can’t look at them, so this one needs you.',
  },
  person_wanted: {
    title: 'They asked for a person',
    text: 'The customer wants to talk to a person and hasn’t asked anything else yet.',
  },
  unknown: {
    title: 'Nothing in your content answers this',
    text: 'The assistant only suggests what your FAQs, pages, products and orders say.',
  },
};

const kinds: Record<SummaryPointKind, string> = {
  wanted: 'Customer wants',
  answered: 'Answered',
  latest: 'Where it stands',
  orders: 'Order',
};

/** What the assistant does for a member who writes: a suggestion, other words, a translation, a summary. */
export const texts = {
  button: 'Ask the assistant',
  suggest: 'Suggest a reply',
  summarize: 'Summarize the conversation',
  rewordLabel: 'Reword what you wrote',
  reword,
  translate: 'Translate for the customer',
  writeFirst: 'Write something first',
  needsModel: 'Rewording and translating need a language model. Whoever runs Chatty can set one up (OPENAI_API_KEY).',
  blocked: 'Unblock this contact to answer them',

  panel: 'The assistant, for you only',
  working: {
    suggest: 'Looking through your FAQs, pages, products and orders…',
    reword: 'Rewording…',
    translate: 'Translating…',
    summary: 'Reading the conversation…',
  },
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  failed: 'The assistant couldn’t do this.',

  suggested: 'Suggested reply',
  onlyYou: 'Only you see this',
  answersTo: (question: string) => `To “${question}”`,
  stale: 'The customer has written since.',
  again: 'Suggest again',
  answered: 'Someone has replied since.',
  open: (sentences: readonly string[]) => `Left for you: ${sentences.join(' ')}`,
  insert: 'Insert',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Couldn’t copy this. Select the text and copy it yourself.',
  question: (text: string) => `“${text}”`,
  nothing,
  near: (titles: readonly string[]) => `Closest FAQs: ${titles.map((it) => `“${it}”`).join(', ')}`,
  addFaq: 'Add an FAQ for this',
  askAdmin: 'Ask an admin to add an FAQ for this.',

  reworded,
  translated: (language: string) => `Translated into ${language}. Read it before you send.`,
  undo: 'Undo',
  take: 'Use this text',
  changedMeanwhile: 'Your text changed meanwhile, so nothing was replaced.',

  summary: 'Summary',
  quotes: 'In the words of the conversation. Private notes are left out.',
  worded: 'Each point was checked against its message. Private notes are left out.',
  lastPart: 'Only the latest messages were read.',
  emptySummary: 'Nothing to sum up',
  emptySummaryText: 'Nobody has written enough in this conversation yet.',
  kinds,
  quote: (text: string) => `“${text}”`,
  showMessage: (text: string) => `Show the message: ${text}`,
  message: 'message',
  insertNote: 'Insert as note',
  figures: (engine: string, tokens: number, cost: string) => `${engine} · ${words(tokens)} tokens · ${cost}`,
};
