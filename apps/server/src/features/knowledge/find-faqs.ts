import type { PublicFaq } from '@chatty/contract/faqs';
import type { Ctx } from '../../world.ts';
import { embedQuery } from '../catalog/index.ts';
import { publishedFaqs } from '../faqs/index.ts';
import { passageIndexOf } from './passage-indexes.ts';

const mostResults = 8;
/** Results appear while one types: better without the encoder than late. */
const encoderWaitMs = 80;
/** Below this a hit has little more than letters in common with what was typed. */
const leastCoverage = 0.3;
const leastSemantic = 0.55;

const wordsOf = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every typed word begins a word of the text; the last one may be half typed. */
export function beginsWordsOf(typed: string, text: string): boolean {
  const words = wordsOf(text);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((it) => words.some((word) => word.startsWith(it)));
}

const shown = ({ id, question, answer, category }: PublicFaq): PublicFaq => ({ id, question, answer, category });

/**
 * Published FAQs for the chatbox. Without a search all of them, featured first; with one those that match, best first:
 * questions that hold what was typed so far, then what the index finds by words and meaning.
 */
export async function findFaqs(ctx: Ctx, { search = '' }: { search?: string | undefined }): Promise<PublicFaq[]> {
  const faqs = await publishedFaqs(ctx);
  if (search.trim() === '') return faqs.map(shown);
  const [index, embedding] = await Promise.all([passageIndexOf(ctx), embedQuery(ctx.world, search, encoderWaitMs)]);
  const { hits } = index.search({ text: search, limit: mostResults * 2, kinds: ['faq'], ...(embedding ? { embedding } : {}) });
  const found = hits.filter((it) => it.coverage >= leastCoverage || it.semantic >= leastSemantic);
  const rankOf = new Map(found.map((it, rank) => [it.id.split(':')[1], rank]));
  const typed = new Set(
    faqs.filter((it) => [it.question, ...it.variants].some((one) => beginsWordsOf(search, one))).map((it) => it.id),
  );
  const place = (id: string) => (typed.has(id) ? 0 : mostResults * 2) + (rankOf.get(id) ?? mostResults * 2 - 1);
  return faqs
    .filter((it) => typed.has(it.id) || rankOf.has(it.id))
    .sort((a, b) => place(a.id) - place(b.id))
    .slice(0, mostResults)
    .map(shown);
}
