import type { PublicFaq } from '@chatty/contract/faqs';
import { htmlToProse } from '@chatty/prose/html-to-prose';
import type { Ctx, VisitorCtx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { embedQuery } from '../../retrieval/index.ts';
import { findContact } from '../../contacts/index.ts';
import { faqsOfPage } from '../../faq-blocks/index.ts';
import { publishedFaqs } from '../../faqs/index.ts';
import { findShop } from '../../shops/index.ts';
import { faqsIn } from '../../wording/index.ts';
import { passageIndexOf } from './passage-indexes.ts';

const mostResults = 8;
/** Results appear while somebody types, so ranking without the encoder is better than waiting for it. */
const encoderWaitMs = 80;
/** Below this a hit has little more than letters in common with what was typed, unless a whole word is among them. */
const leastCoverage = 0.3;
const leastSemantic = 0.55;
const wordLetters = 4;

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether all that was typed so far, or at least one whole word of it, begins words of the text. */
function begins(typed: string, text: string): { all: boolean; some: boolean } {
  const words = wordsOf(text);
  const wanted = wordsOf(typed);
  const found = wanted.filter((it) => words.some((word) => word.startsWith(it)));
  return {
    all: wanted.length > 0 && found.length === wanted.length,
    some: found.some((it) => it.length >= wordLetters),
  };
}

/** The answer leaves as prose with its pictures and videos: the chatbox needs no reader of HTML. */
const shown = ({ id, question, answer, category }: PublicFaq): PublicFaq => ({
  id,
  question,
  answer: htmlToProse(answer, { media: true }),
  category,
});

/**
 * All that are published: as they are, in the team's order, and in the language in which somebody reads the store, the
 * featured first.
 */
async function faqsOfReader(ctx: Ctx, locale: string) {
  const [shop, published] = await Promise.all([findShop(ctx.db, ctx.shopId), publishedFaqs(ctx)]);
  const featuredFirst = published.toSorted((a, b) => Number(b.featured) - Number(a.featured));
  return { published, faqs: await faqsIn(ctx, shop, locale, featuredFirst) };
}

interface Asked {
  search?: string | undefined;
  productId?: string | undefined;
  /** Handles, with spaces between them. */
  collections?: string | undefined;
}

/**
 * Published FAQs for who reads the store in that language. Without a search the first of them, those of the product or
 * collection that is looked at, then the featured; with one those that match, best first: questions that hold what was
 * typed so far, then what the index finds by words and meaning.
 */
export async function searchFaqs(
  ctx: Ctx,
  locale: string,
  { search = '', productId, collections = '' }: Asked,
): Promise<PublicFaq[]> {
  const { published, faqs } = await faqsOfReader(ctx, locale);
  if (search.trim() === '') {
    const here = { productId, collections: new Set(collections.split(' ').filter(Boolean)) };
    // A block names categories as the shop wrote them.
    const ofPage = productId || collections ? await faqsOfPage(ctx, here, published) : [];
    const byId = new Map(faqs.map((it) => [it.id, it]));
    return [...new Set([...ofPage.flatMap((it) => byId.get(it.id) ?? []), ...faqs])].slice(0, mostResults).map(shown);
  }
  const [index, embedding] = await Promise.all([passageIndexOf(ctx), embedQuery(ctx.services, search, encoderWaitMs)]);
  const { hits } = index.passages.search({
    text: search,
    language: detectLanguage(search),
    limit: mostResults * 2,
    kinds: ['faq'],
    ...(embedding ? { embedding } : {}),
  });
  const typed = new Map(
    faqs.map(({ id, question, variants }) => [id, begins(search, [question, ...variants].join('\n'))]),
  );
  const found = hits
    .map((it) => ({ ...it, faqId: it.id.split(':')[1] ?? '' }))
    .filter((it) => it.coverage >= leastCoverage || it.semantic >= leastSemantic || typed.get(it.faqId)?.some);
  const rankOf = new Map(found.map((it, rank) => [it.faqId, rank]));
  const place = (id: string) => (typed.get(id)?.all ? 0 : mostResults * 2) + (rankOf.get(id) ?? mostResults * 2 - 1);
  return faqs
    .filter((it) => typed.get(it.id)?.all || rankOf.has(it.id))
    .sort((a, b) => place(a.id) - place(b.id))
    .slice(0, mostResults)
    .map(shown);
}

/** The same for the chatbox, in the language in which the visitor reads the store. */
export async function findFaqs(ctx: VisitorCtx, asked: Asked): Promise<PublicFaq[]> {
  const { locale } = await findContact(ctx, ctx.who.contactId);
  return searchFaqs(ctx, locale, asked);
}
