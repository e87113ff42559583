import { createHash } from 'node:crypto';
import type { ModelMessage } from 'ai';
import type { AskedOrder, AssistantView } from '../../conversations/index.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { type Language, languageOfLocale } from '../../../language/languages.ts';
import { productSlots } from '../grounding/slots.ts';
import { isRephrasedOften } from './rephrasing.ts';
import { createVault, type Vault } from './vault.ts';

const visitors = ['customer', 'anonymous', 'guest'];
/** Whether a visitor said it. */
export const isVisitors = ({ sender }: { sender: string }): boolean => visitors.includes(sender);
const textMaxChars = 2_000;

/** What was said in a conversation, as a model reads it: without addresses. */
export interface Transcript {
  messages: ModelMessage[];
  vault: Vault;
  /** What the visitor has said since the last answer, addresses hidden; may be empty, where they sent a file. */
  question: string;
  /** All that the visitor said, addresses hidden. */
  visitorText: string;
  /** The language that the visitor writes in; that of their browser, or English, where their words do not tell. */
  language: Language;
  /** How numbers and dates are written for them. */
  locale: string;
  /** The latest message of the visitor. */
  lastMessageId: string;
  /** How many files came since the last answer. */
  fileCount: number;
  /** What the assistant said last; empty where it has not said anything. */
  lastAnswer: string;
  /** Orders that they have proven to be theirs, and asked about; the latest first. */
  askedOrders: readonly AskedOrder[];
  /** They ask the same in other words for the third time. */
  rephrased: boolean;
  /** A person of the shop has spoken here. */
  hadPerson: boolean;
  /** The digest of all that was read: the same again is the same transcript. */
  heard: string;
}

/** The cards beside an answer, as lines: "the second one" is one of them. Those that its text names are known. */
function cardLines({ text, products }: AssistantView['history'][number]): string {
  const cards = products
    .filter((it) => !text.includes(it.title))
    .map((product) =>
      productSlots(1, product, 'en')
        .slice(0, 3)
        .map((slot) => slot.text),
    )
    .map(([name = '', price = '', stock = '']) => `\n- ${name}: ${price}, ${stock}`);
  return cards.join('');
}

/** The order that a message carries, as its writer would have named it. */
const aboutOrders = ({ orders = [] }: AssistantView['history'][number]): string =>
  orders.map(({ name }) => `Order ${name}: `).join('');

/**
 * The conversation as a model reads it: who said what, without addresses. Null when the visitor has said nothing since the
 * last answer; a word of the system's own, such as that nobody is there, answers nothing.
 */
export function transcriptOf({ history, contact }: Pick<AssistantView, 'history' | 'contact'>): Transcript | null {
  const vault = createVault();
  const said = history
    .filter((it) => it.sender !== 'system')
    .map((it) => ({ ...it, text: vault.hide(`${aboutOrders(it)}${it.text.slice(0, textMaxChars)}${cardLines(it)}`) }));
  const own = said.filter(isVisitors);
  const lastAnswer = said.findLastIndex((it) => !isVisitors(it));
  const open = said.slice(lastAnswer + 1);
  const last = own.at(-1);
  if (!last || open.length === 0) return null;
  const messages = said
    .filter((it) => it.text !== '')
    .map(({ sender, text }): ModelMessage => {
      if (isVisitors({ sender })) return { role: 'user', content: text };
      return {
        role: 'assistant',
        content: sender === 'admin' ? `(A colleague wrote:) ${text}` : text,
      };
    });
  const question = open
    .map((it) => it.text)
    .filter(Boolean)
    .join('\n');
  const visitorText = own.map((it) => it.text).join('\n');
  const unheard = said.slice(said.findLastIndex((it) => it.sender === 'admin') + 1);
  const ofBrowser = languageOfLocale(contact.locale);
  const language = detectLanguage(question, detectLanguage(visitorText, ofBrowser));
  return {
    messages,
    vault,
    question,
    visitorText,
    language,
    locale: language === ofBrowser ? contact.locale : language,
    lastMessageId: last.id,
    heard: createHash('sha256').update(JSON.stringify(history)).digest('hex').slice(0, 32),
    fileCount: open.reduce((sum, it) => sum + it.fileCount, 0),
    askedOrders: own.flatMap((it) => it.orders ?? []).toReversed(),
    hadPerson: said.some((it) => it.sender === 'admin'),
    lastAnswer: history.findLast((it) => it.sender === 'assistant')?.text ?? '',
    rephrased: isRephrasedOften(
      unheard
        .filter((it) => isVisitors(it) && it.text !== '')
        .map(({ text }) => ({ text, language: detectLanguage(text, language) })),
    ),
  };
}

/**
 * The id of what answers a message, made from its id: when a job runs twice, its answer is the same message. It keeps
 * the time of the question, so that it stays a UUIDv7.
 */
export function answerIdFor(messageId: string, turn: number): string {
  const hash = createHash('sha256').update(`answer/${messageId}/${turn}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(3, 4), 16) & 3) | 8).toString(16);
  return `${messageId.slice(0, 13)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(8, 20)}`;
}
