import type { QuotedSpeaker } from '@chatty/contract/conversations';
import type { FileRef } from '@chatty/contract/files';
import type { Part } from '@chatty/contract/messages';
import { proseToPreview } from '@chatty/prose/preview';
import type { Selectable } from 'kysely';
import { texts } from '#texts/conversations.ts';
import type { Tables } from '../../../tables.ts';

const maxChars = 140;

function partsLine(parts: readonly Part[]): string {
  for (const part of parts) {
    if (part.type === 'order') return texts.order(part.order.name);
    if (part.type === 'products' && part.products[0])
      return texts.products(part.products[0].title, part.products.length);
  }
  return '';
}

/**
 * What a row quotes of a message: the beginning of its words; without words its files, and without those what it shows.
 * Never half an emoji, which no database keeps.
 */
export function previewOf({ text, files, parts }: { text: string; files: FileRef[]; parts: Part[] }): string {
  const [file] = files;
  const line = proseToPreview(text) || (file ? texts.files(file.name, files.length) : partsLine(parts));
  return line.slice(0, maxChars).replace(/[\ud800-\udbff]$/, '');
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
