import { fileMaxBytes, filesPerMessage } from '@chatty/contract/limits';
import { contactNames } from '@chatty/contract/texts';

const megabytes = fileMaxBytes / 1024 / 1024;
const one = (count: number, single: string, several: string) => (count === 1 ? single : several);

const span = (minutes: number) =>
  minutes < 60 ? one(minutes, 'a minute', `${minutes} minutes`) : one(minutes / 60, 'an hour', `${minutes / 60} hours`);
const list = (names: readonly string[]) =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;

/** What the launcher says, apart: the loader carries no other words. */
export const launcherTexts = {
  open: 'Chat with us',
  close: 'Close chat',
};

/** Every word that the chat itself says. What the merchant writes comes with the session. */
export const texts = {
  dialog: 'Chat',
  back: 'Back',
  close: launcherTexts.close,
  greeting: 'Hi there 👋',
  online: 'We’re online',
  backAt: (when: string) => `We’ll be back ${when}.`,
  atTime: (time: string) => `at ${time}`,
  startFailed: 'The chat couldn’t start.',
  poweredBy: 'Powered by Chatty',

  linkOpened: 'You opened this conversation from an email.',
  newChat: 'Start a new conversation',
  linkEnded: 'This link has expired',
  linkEndedHint: 'Links in our emails work for 30 days. Start a new conversation and we’ll be happy to help.',
  linkFailed: 'We couldn’t open your conversation',
  linkFailedHint: 'Check your connection and try again.',

  searchLabel: 'Search for help',
  noAnswers: (search: string) => `No results for “${search}”.`,
  askInstead: 'Ask us in the chat',
  answersFound: (count: number) => one(count, '1 answer', `${count} answers`),
  stillStuck: 'Still have a question?',

  askUs: 'Ask us anything',
  askUsHint: 'Our assistant answers right away',
  talkToPerson: 'Talk to a person',
  waitingForPerson: 'Waiting for a person',
  personFailed: 'We couldn’t reach the team. Please try again.',
  conversation: 'Conversation',
  conversations: 'Your conversations',
  allConversations: 'See all',
  newConversation: 'New conversation',
  resolved: 'Resolved',
  unread: (count: number) => one(count, '1 new message', `${count} new messages`),
  team: 'Our team',

  personAsked: 'We’ve let our team know.',
  /** Who is there, by name where names are known, and how long it usually takes, if that is known. */
  someoneOnline: (names: readonly string[], usually: string) =>
    `${names.length === 0 ? 'Someone' : list(names)} ${names.length > 1 ? 'are' : 'is'} online and will reply here${usually}.`,
  answerSoon: (usually: string) => `They’ll reply here${usually === '' ? ' as soon as they can' : usually}.`,
  answerWhenBack: (when: string) => `We’ll be back ${when} and will reply here.`,
  personHasIt: (name: string) => `${name} has your message.`,
  personReplies: (name: string, usually: string) => `${name} will reply here${usually}.`,
  usually: (within: string) => `, usually ${within}`,
  weReply: (within: string) => `We usually reply ${within}.`,
  within: (minutes: number) => `within ${span(minutes)}`,
  replyTimes: {
    few_minutes: 'within a few minutes',
    an_hour: 'within an hour',
    few_hours: 'within a few hours',
    a_day: 'within a day',
  },

  activities: {
    askedForPerson: 'You asked to talk to a person',
    passedOn: (assistant: string) => `${assistant} passed this on to our team`,
    joined: (name: string) => `${name} joined the conversation`,
    handedBack: (name: string, assistant: string) => `${name} handed this back to ${assistant}`,
    resolved: 'This conversation was resolved',
    reopened: 'This conversation is open again',
    emailLeft: 'You left your email address',
  },

  composer: 'Write a message…',
  send: 'Send',
  stop: 'Stop answering',
  attach: 'Attach files',
  attachHint: `Images, PDFs, text files, and MP4 videos, up to ${megabytes} MB each`,
  dropHere: 'Drop your files here',
  tooManyFiles: `You can send up to ${filesPerMessage} files at a time`,
  fileTooLarge: `Larger than ${megabytes} MB`,
  fileEmpty: 'This file is empty',
  fileTypeRefused: 'Only images, PDFs, text files, and MP4 videos',
  uploadOffline: 'No connection',
  uploadFailed: 'Upload failed',
  remove: (name: string) => `Remove ${name}`,
  tooLong: (over: number) => one(over, '1 character too many', `${over} characters too many`),

  queued: 'Will send when you’re back online',
  sentLater: 'It will send automatically.',
  sending: 'Sending…',
  sent: 'Sent',
  seen: 'Seen',
  notSent: 'Not sent',
  retry: 'Try again',
  takeBack: 'Edit',
  offline: 'No connection. Trying again…',
  offlineQueued: (count: number) =>
    one(
      count,
      'No connection. We’ll send your message later.',
      `No connection. We’ll send your ${count} messages later.`,
    ),

  you: 'You',
  typing: (name: string) => (name ? `${name} is typing` : 'Typing'),
  thinking: 'Writing an answer',
  earlier: 'Show earlier messages',
  toEnd: 'Go to the latest message',
  loadFailed: 'Your messages couldn’t be loaded.',
  says: (name: string, text: string) => `${name}: ${text}`,

  contactUs: 'Contact us',
  contactNames,
  otherWays: 'Other ways to reach us',
  scan: 'Scan this with your phone’s camera',
  qrCode: (name: string) => `QR code: ${name}`,
  copy: 'Copy',
  copied: 'Copied',
  open: 'Open',
  openContact: (name: string) => `Open ${name}`,

  sources: 'Sources',
  source: 'Source:',
  helpful: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  helpfulThanks: 'Glad it helped!',
  unhelpfulThanks: 'Thanks for telling us. You can talk to a person anytime.',
  react: 'Add a reaction',
  reactions: {
    heart: 'Love',
    'joy-face': 'Funny',
    'open-mount': 'Surprised',
    cry: 'Sad',
    'pounting-face': 'Angry',
    'thump-up': 'Thumbs up',
  },
  quickReplies: 'Suggestions',

  video: 'Video',
  playVideo: (title: string) => (title === '' ? 'Play video' : `Play video: ${title}`),
  loadsFrom: (site: string) => `Loads from ${site}`,

  askEmail: 'Where should we send the answer?',
  byEmail: 'Get the answer by email',
  notNow: 'Not now',
  email: 'Email address',
  emailPlaceholder: 'you@example.com',
  emailRequired: 'This field is required',
  emailInvalid: 'Email is invalid',
  emailFailed: 'Your email couldn’t be saved. Please try again.',
  save: 'Save',
  saving: 'Saving…',
  answerAt: (email: string) => `If you leave, we’ll email you at ${email}`,
  change: 'Change',

  products: 'Products',
  earlierProducts: 'Previous products',
  moreProducts: 'More products',
  variant: 'Options',
  inStock: 'In stock',
  fewLeft: (count: number) => `Only ${count} left`,
  soldOut: 'Sold out',
  addToCart: 'Add to cart',
  adding: 'Adding…',
  added: 'Added',
  viewCart: 'View cart',
  cartFailed: 'We couldn’t add this to your cart',
  usualPrice: 'Regular price',

  orders: 'Orders',
  order: (name: string) => `Order ${name}`,
  placed: (when: string) => `Placed ${when}`,
  arrives: (when: string) => `Expected ${when}`,
  delivered: (when: string) => `Delivered ${when}`,
  cancelled: 'Canceled',
  arrived: 'Delivered',
  orderStates: {
    UNFULFILLED: 'Not shipped yet',
    PARTIALLY_FULFILLED: 'Partially shipped',
    FULFILLED: 'Shipped',
  } as Record<string, string>,
  refundStates: { none: '', partly: 'Partially refunded', fully: 'Refunded' },
  track: 'Track package',
  total: 'Total',
  refunded: 'Refunded',
};
