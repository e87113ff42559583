import { faqCategoryMaxChars } from '@chatty/contract/limits';
import type { FaqView } from '../faq-queries.ts';

const flagOf = (value: string | null): boolean | null => (value === 'true' ? true : value === 'false' ? false : null);

/** Reads a view from the address's query; whatever makes no sense there is as if it was not there. */
export function readView(query: URLSearchParams): FaqView {
  const page = Number(query.get('page') ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: (query.get('search') ?? '').trim().slice(0, 200),
    published: flagOf(query.get('published')),
    featured: flagOf(query.get('featured')),
    category: (query.get('category') ?? '').trim().slice(0, faqCategoryMaxChars).trim() || null,
  };
}

/** The query of a view's address; what is not chosen stays out of it. */
export function writeView({ page, search, published, featured, category }: FaqView): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (published !== null) query.set('published', String(published));
  if (featured !== null) query.set('featured', String(featured));
  if (category !== null) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query;
}

export const isNarrowed = ({ search, published, featured, category }: FaqView): boolean =>
  search !== '' || published !== null || featured !== null || category !== null;

/** All FAQs, from the first page on. */
export const wholeView: FaqView = readView(new URLSearchParams());
