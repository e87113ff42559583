import type { Found, MarkedText, QuotedSpeaker } from '@chatty/contract/found';
import { visitorName } from '@chatty/contract/visitor-name';
import { proseToPreview } from '@chatty/prose/preview';
import { texts } from '#texts/conversations.ts';
import { isoOf } from '../../../platform/db/moment-text.ts';
import type { ShownConversation } from '../conversation.store.ts';
import { aWord, wordsOf } from './search.ts';

/** What a search found beside the contact: the message in which it did, as the list's query answers it. */
export interface FoundMessage {
  found_seq: number | null;
  found_kind: string | null;
  found_sender: string | null;
  found_member_id: string | null;
  found_text: string | null;
  found_at: string | null;
  /** The order whose number was searched for: of its card in the message, or of the contact. */
  found_order: string | null;
}

export const noMessage: FoundMessage = {
  found_seq: null,
  found_kind: null,
  found_sender: null,
  found_member_id: null,
  found_text: null,
  found_at: null,
  found_order: null,
};

const snippetChars = 140;
/** So much stands before the first hit. */
const leadChars = 36;

type Span = readonly [from: number, to: number];

/** Where words begin as one of those that are looked for, as the search itself compares them. */
function wordSpans(text: string, searched: string): Span[] {
  const wanted = wordsOf(searched).map((it) => it.toLowerCase());
  const spans: Span[] = [];
  for (const { 0: word, index } of text.matchAll(aWord)) {
    const small = word.toLowerCase();
    const hit = wanted.filter((it) => small.startsWith(it)).sort((a, b) => b.length - a.length)[0];
    // A few letters change their length when they become small; then the whole word is marked.
    if (hit !== undefined) spans.push([index, index + (small.length === word.length ? hit.length : word.length)]);
  }
  return spans;
}

function textSpans(text: string, searched: string): Span[] {
  const [small, wanted] = [text.toLowerCase(), searched.toLowerCase()];
  if (wanted === '' || !small.includes(wanted)) return [];
  const at = small.indexOf(wanted);
  return small.length === text.length ? [[at, at + wanted.length]] : [[0, text.length]];
}

function marked(text: string, spans: readonly Span[]): MarkedText {
  const pieces: MarkedText = [];
  let at = 0;
  const add = (to: number, hit: boolean) => {
    if (to > at) pieces.push({ text: text.slice(at, to).toWellFormed(), hit });
    at = Math.max(at, to);
  };
  for (const [from, to] of spans) {
    add(Math.min(from, text.length), false);
    add(Math.min(to, text.length), true);
  }
  add(text.length, false);
  return pieces;
}

/** What stands around the first hit, the hits marked; its beginning where the hit stands in what is not shown. */
export function snippet(text: string, searched: string): MarkedText {
  const line = proseToPreview(text);
  const first = wordSpans(line, searched)[0]?.[0] ?? 0;
  const lead = Math.max(0, first - leadChars);
  // Cut between words.
  const from = lead === 0 ? 0 : Math.min(first, line.indexOf(' ', lead) + 1 || first);
  const cut = line.slice(from, from + snippetChars);
  const shown = `${from > 0 ? '…' : ''}${cut}${from + cut.length < line.length ? '…' : ''}`;
  return marked(shown, wordSpans(shown, searched));
}

const holding = (text: string | null, searched: string): MarkedText | null => {
  const spans = text === null ? [] : textSpans(text, searched);
  return text === null || spans.length === 0 ? null : marked(text, spans);
};

function speaker(sender: string | null): QuotedSpeaker | null {
  if (sender === 'admin') return 'member';
  if (sender === 'assistant' || sender === 'automatic') return sender;
  return sender === 'system' || sender === null ? null : 'visitor';
}

/** Where in this conversation a search found its text. */
export function foundIn(row: ShownConversation & FoundMessage, searched: string): Found {
  const { contact_name: name, contact_email: email, found_order: order } = row;
  const ofOrder = order === null ? null : marked(texts.order(order), wordSpans(texts.order(order), searched));
  return {
    conversationId: row.id,
    name: holding(name || (email ?? visitorName(row.person_id).name), searched),
    beside: ofOrder ?? (name === '' ? null : holding(email, searched)),
    message:
      row.found_seq === null || row.found_text === null || row.found_at === null
        ? null
        : {
            seq: row.found_seq,
            by: speaker(row.found_sender),
            memberId: row.found_member_id,
            note: row.found_kind === 'note',
            at: isoOf(row.found_at),
            // A card has its number in no words.
            text:
              ofOrder && wordSpans(row.found_text, searched).length === 0 ? ofOrder : snippet(row.found_text, searched),
          },
  };
}
