import { htmlToProse } from '@chatty/prose/html-to-prose';
import { type Language, languageOfLocale } from '../../../language/languages.ts';
import type { RetrievedHit } from '../../knowledge/index.ts';
import { findShop, languageOfShop } from '../../shops/index.ts';
import { faqKey, localeFor, readTranslationRows } from '../../wording/index.ts';
import type { ToolContext } from './tool-context.ts';

/** What was found, in the words in which it may be quoted. */
export interface QuotableHit extends RetrievedHit {
  /** The title that the shop wrote first: what was searched. */
  found: string;
  /** The visitor's language, where somebody of the shop wrote the text in it. */
  language?: Language;
}

/**
 * The FAQs among these hits in the words of the visitor's language, where a person of the shop translated the answer as it is
 * now. One whose original was changed since may say what is no longer true, and nobody has compared a machine's figures:
 * those are quoted as the shop wrote them.
 */
export async function inVisitorsWords(
  { ctx, inquiry: { shop, language, locale } }: ToolContext,
  hits: readonly RetrievedHit[],
): Promise<QuotableHit[]> {
  const asFound = hits.map((it): QuotableHit => ({ ...it, found: it.passage.title }));
  const ids = hits.flatMap(({ passage }) => (passage.kind === 'faq' ? [passage.sourceId] : []));
  if (language === languageOfShop(shop) || ids.length === 0) return asFound;
  const theirs = localeFor(await findShop(ctx.db, ctx.shopId), locale);
  if (theirs === null || languageOfLocale(theirs) !== language) return asFound;
  const keys = ids.flatMap((it) => [faqKey(it, 'question'), faqKey(it, 'answer')]);
  const rows = await readTranslationRows(ctx, theirs, keys);
  /** What a person wrote for this text of the shop. */
  const saidFor = (key: string, original: string, plain: (text: string) => string): string | null => {
    const row = rows.get(key);
    if (row?.written_by !== 'person' || typeof row.value !== 'string' || typeof row.source !== 'string') return null;
    return plain(row.source) === original ? plain(row.value) : null;
  };
  return asFound.map((hit) => {
    const { kind, sourceId, title, text } = hit.passage;
    const said = kind === 'faq' ? saidFor(faqKey(sourceId, 'answer'), text, htmlToProse) : null;
    if (said === null) return hit;
    const asked = saidFor(faqKey(sourceId, 'question'), title, (it) => it) ?? title;
    return { ...hit, language, passage: { ...hit.passage, title: asked, text: said } };
  });
}
