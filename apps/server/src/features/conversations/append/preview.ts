import type { WordlessPreview } from '@chatty/contract/conversations';
import type { FileRef } from '@chatty/contract/files';
import type { QuotedSpeaker } from '@chatty/contract/found';
import type { Activity, Part } from '@chatty/contract/messages';
import { proseToPreview } from '@chatty/prose/preview';
import type { Selectable } from 'kysely';
import { texts } from '#texts/conversations.ts';
import type { Tables } from '../../../tables.ts';

const maxChars = 140;

interface Previewed {
  text: string;
  files: FileRef[];
  parts: Part[];
}

/** Never half an emoji, which no database keeps. */
const begun = (line: string): string => line.slice(0, maxChars).replace(/[\ud800-\udbff]$/, '');

/** What a row quotes of a message without words: its files, and without those what it shows; null for one with words, or with nothing. */
export function wordlessOf({ text, files, parts }: Previewed): WordlessPreview | null {
  if (proseToPreview(text)) return null;
  if (files[0]) return { kind: 'files', name: begun(files[0].name), count: files.length };
  for (const part of parts) {
    if (part.type === 'order') return { kind: 'order', name: begun(part.order.name), count: 1 };
    if (part.type === 'products' && part.products[0])
      return { kind: 'products', name: begun(part.products[0].title), count: part.products.length };
  }
  return null;
}

function inEnglish({ kind, name, count }: WordlessPreview): string {
  return kind === 'order' ? texts.order(name) : texts[kind](name, count);
}

/** What a row of the team quotes of a message: the beginning of its words; without words what it brings. */
export function previewOf(message: Previewed): string {
  const wordless = wordlessOf(message);
  return begun(wordless ? inEnglish(wordless) : proseToPreview(message.text));
}

export interface Quote {
  preview: string;
  previewBy: QuotedSpeaker | null;
  previewMemberId: string | null;
}

type Quoted = Pick<
  Selectable<Tables['conversations']>,
  'preview' | 'preview_by' | 'preview_member_id' | 'asked' | 'handler'
> & {
  waiting_since: unknown;
};

/**
 * What the team is quoted of a conversation. While a visitor waits for a person, their own words are quoted: the
 * assistant's last words would not tell what to answer. At any other time the latest words are quoted, whoever said
 * them.
 */
export function quoteOf(quoted: Quoted): Quote {
  if (quoted.waiting_since !== null && quoted.handler !== 'assistant' && quoted.asked !== '')
    return { preview: quoted.asked, previewBy: 'visitor', previewMemberId: null };
  return { preview: quoted.preview, previewBy: quoted.preview_by, previewMemberId: quoted.preview_member_id };
}

/** What a grey line names beside who did it: until when, or to whom. */
export function namedBy(
  activity: Activity,
  { snoozed_until: until, assignee_name: assignee }: { snoozed_until: Date | null; assignee_name: string | null },
): string {
  if (activity === 'snoozed') return until?.toISOString() ?? '';
  return activity === 'assigned' ? (assignee ?? '') : '';
}
