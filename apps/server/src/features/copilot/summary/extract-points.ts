import type { SummaryPoint, SummaryPointKind } from '@chatty/contract/copilot';
import type { Message } from '@chatty/contract/messages';
import { contentWords, isVisitors, sentencesOf } from '../../assistant/index.ts';

const quoteMaxChars = 240;
/** A sentence that names more than this wants no more because of it. */
const countedWords = 12;
const questionWorth = 4;
const asks = /[?？؟]/u;

const cut = (text: string) => (text.length > quoteMaxChars ? `${text.slice(0, quoteMaxChars - 1).trimEnd()}…` : text);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** How much a sentence says: the words that carry meaning, and that it asks something. */
const worth = (sentence: string) =>
  Math.min(countedWords, contentWords(sentence).length) + (asks.test(sentence) ? questionWorth : 0);

/** The sentence of a text that says most; what has no words says nothing. */
export function tellingSentence(text: string): string {
  const sentences = sentencesOf(text).map(oneLine).filter(Boolean);
  const [best = ''] = sentences.toSorted((a, b) => worth(b) - worth(a));
  return cut(best);
}

export const quoteOf = (kind: SummaryPointKind, { id, seq }: Message, text: string): SummaryPoint => ({
  ...{ kind, text, isQuote: true, messageId: id, seq },
});

const said = (messages: readonly Message[]) => messages.filter((it) => it.kind === 'text' && it.text.trim() !== '');

/** Whether an answer of the team's or the assistant's rests on something, or a person gave it. */
const tells = ({ sender, parts }: Message) =>
  sender === 'admin' ||
  (sender === 'assistant' && parts.some((it) => ['sources', 'products', 'order'].includes(it.type)));

const orderWritten = /#\s?(\d{3,12})\b/g;

/** The orders that are named, each with the first message that names it. */
function ordersIn(messages: readonly Message[]): SummaryPoint[] {
  const first = new Map<string, Message>();
  for (const message of messages) {
    const shown = message.parts.flatMap((it) => (it.type === 'order' ? [it.order.name.replace(/^#?/, '#')] : []));
    const written = [...message.text.matchAll(orderWritten)].map((it) => `#${it[1]}`);
    for (const name of [...shown, ...written]) if (!first.has(name)) first.set(name, message);
  }
  return [...first].slice(0, 4).map(([name, message]) => quoteOf('orders', message, name));
}

/**
 * A conversation in sentences that stand in it: what its visitor wanted first and most, what they were answered last, what
 * was said last, and which orders were named. `messages` oldest first, no notes.
 */
export function extractPoints(messages: readonly Message[]): SummaryPoint[] {
  const spoken = said(messages);
  const [visitors, team] = [spoken.filter(isVisitors), spoken.filter(tells)];
  const wanted = visitors
    .map((message) => ({ message, sentence: tellingSentence(message.text) }))
    .filter(({ sentence }) => worth(sentence) > 1)
    .toSorted((a, b) => worth(b.sentence) - worth(a.sentence))
    .slice(0, 2)
    .toSorted((a, b) => a.message.seq - b.message.seq)
    .map(({ message, sentence }) => quoteOf('wanted', message, sentence));
  const answered = team.slice(-1).map((it) => quoteOf('answered', it, tellingSentence(it.text)));
  const named = new Set([...wanted, ...answered].map((it) => it.messageId));
  const latest = spoken
    .slice(-1)
    .filter((it) => !named.has(it.id))
    .map((it) => quoteOf('latest', it, tellingSentence(it.text)));
  return [...wanted, ...answered, ...latest, ...ordersIn(messages)].filter((it) => it.text !== '');
}
