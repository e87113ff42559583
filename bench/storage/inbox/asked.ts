import type { Inbox } from '../server.ts';
import { word } from '../words.ts';

/** What an agent's screen asks for, and how the path of the i-th time is made. */
export type Asked = Readonly<Record<string, (i: number) => string>>;

/** One thread is this much longer than the others. */
export const longThread = 10_000;

/** Some day of the last month. */
const day = (i: number) => new Date(Date.now() - (1 + (i % 28)) * 86_400_000).toISOString().slice(0, 10);
const common = (i: number) => word(2 + (i % 4));

const lists = ({ tagId }: Inbox): Readonly<Record<string, string>> => ({
  'open, latest': '',
  'open, oldest': '&sort=oldest',
  'open, longest waiting': '&sort=longest_waiting',
  'open, by priority': '&sort=priority',
  mine: '&view=mine',
  unassigned: '&view=unassigned',
  unread: '&unread=true',
  'waiting for a reply': '&waiting=true',
  'of one tag': `&tag=${tagId}`,
  urgent: '&priority=urgent',
  resolved: '&status=resolved',
});

const searches: Asked = {
  'a rare word': (i) => word(3_500 + i),
  'a common word': common,
  'a word in one message of a hundred': (i) => word(120 + i),
  'two words': (i) => `${word(20 + i)} ${word(40 + i)}`,
  'an order number': (i) => String(10_000 + i * 1_111),
  'an e-mail address': (i) => `customer${i * 7}@mail.example`,
  'nothing found': (i) => `xylophone${i}`,
  'from: a customer': (i) => `from:customer${i * 7}@mail.example`,
  'assignee: a colleague': (i) => `assignee:"Member ${i % 20}"`,
  'tag: and a common word': (i) => `tag:"Tag ${i % 10}" ${common(i)}`,
  'before: and a common word': (i) => `before:${day(i)} ${common(i)}`,
  'after: and a common word': (i) => `after:${day(i)} ${common(i)}`,
  'assignee:nobody and a common word': (i) => `assignee:nobody ${common(i)}`,
  'has:note': () => 'has:note',
  'has:email and a common word': (i) => `has:email ${common(i)}`,
};

const searchPath = (words: string, more = '') => `/conversations?search=${encodeURIComponent(words)}${more}`;

/** Of one shop with a large inbox: its lists first, then threads and numbers, then searches. */
export function askedOf(inbox: Inbox): Asked {
  const { long, conversationIds } = inbox;
  const someOf = (i: number) => conversationIds[i % conversationIds.length];
  return {
    ...Object.fromEntries(
      Object.entries(lists(inbox)).map(([name, query]) => [`list: ${name}`, () => `/conversations?limit=50${query}`]),
    ),
    'thread: its end': (i) => `/conversations/${someOf(i)}/messages?limit=50`,
    [`thread of ${longThread}: its end`]: () => `/conversations/${long}/messages?limit=50`,
    [`thread of ${longThread}: anywhere`]: (i) =>
      `/conversations/${long}/messages?limit=50&before=${100 + ((i * 977) % (longThread - 200))}`,
    'a conversation': (i) => `/conversations/${someOf(i)}`,
    'numbers beside the inbox': () => '/conversations/counts',
    'numbers of ten saved views': () => '/views/counts',
    ...Object.fromEntries(
      Object.entries(searches).map(([name, words]) => [`search: ${name}`, (i: number) => searchPath(words(i))]),
    ),
    'search: a common word, resolved': (i) => searchPath(common(i), '&status=resolved'),
    'search: a common word, all states': (i) => searchPath(common(i), '&status=any'),
    'search: a common word, oldest first': (i) => searchPath(common(i), '&sort=oldest'),
    'search: a common word, longest waiting first': (i) => searchPath(common(i), '&sort=longest_waiting'),
  };
}
