import type { FaqSummary } from '@chatty/contract/faqs';
import type { LiveEvent } from '@chatty/contract/live';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { changeHeld } from '../../connection/live/change-held.ts';
import { faqCategoriesKey, type FaqPage, type FaqView, faqListKey, faqQuery, pagePreviewKey } from './faq-queries.ts';

export type FaqEvent = Extract<LiveEvent, { type: 'faq.changed' | 'faq.deleted' | 'faqs.reordered' }>;

/** The key of the mutation that moves a FAQ. While one is under way, this screen knows the order better than the log. */
export const reorderKey = ['faqs', 'reorder'] as const;

/** The same of the mutation that puts categories in order. */
export const categoryOrderKey = ['faqs', 'category order'] as const;

/** Has everything about FAQs read again; the categories are left as this screen shows them while it puts them in order. */
function rereadAll(client: QueryClient): void {
  const isOrdering = client.isMutating({ mutationKey: categoryOrderKey }) > 0;
  void client.invalidateQueries({
    queryKey: ['faqs'],
    predicate: ({ queryKey }) => !(isOrdering && queryKey[1] === faqCategoriesKey[1]),
  });
}

const isFaqEvent = (event: LiveEvent): event is FaqEvent =>
  event.type === 'faq.changed' || event.type === 'faq.deleted' || event.type === 'faqs.reordered';

/** What a list looks like after an event. `stale` means that only the server knows which row comes in or goes out. */
export function applyToPage(page: FaqPage, view: FaqView, event: FaqEvent): { page: FaqPage; stale: boolean } {
  if (event.type === 'faqs.reordered') return move(page, event.payload);
  const { id } = event.payload;
  const shown = page.data.find((it) => it.id === id);
  if (event.type === 'faq.deleted' || !belongs(event.payload, view)) {
    // It may have been on an earlier page; then rows move up from there.
    if (!shown) return { page, stale: page.pagination.hasNext || view.page > 1 };
    const without = { ...page, data: page.data.filter((it) => it !== shown), total: page.total - 1 };
    return { page: without, stale: page.pagination.hasNext || without.data.length === 0 };
  }
  if (!shown) return { page, stale: true };
  const { answer: _answer, variants: _variants, ...summary } = event.payload;
  const data = page.data.map((it) => (it === shown ? summary : it));
  return { page: { ...page, data }, stale: shown.position !== summary.position || view.search !== '' };
}

function belongs(faq: Pick<FaqSummary, 'published' | 'featured' | 'category'>, view: FaqView): boolean {
  const fits = <T>(wanted: T | null, is: T) => wanted === null || wanted === is;
  return (
    fits(view.published, faq.published) && fits(view.featured, faq.featured) && fits(view.category, faq.category.trim())
  );
}

function move(page: FaqPage, { id, before }: { id: string; before: string | null }): { page: FaqPage; stale: boolean } {
  const from = page.data.findIndex((it) => it.id === id);
  const moved = page.data[from];
  if (!moved) return { page, stale: true };
  const rest = page.data.filter((it) => it !== moved);
  const isLastPage = !page.pagination.hasNext;
  const to = before === null ? (isLastPage ? rest.length : -1) : rest.findIndex((it) => it.id === before);
  if (to < 0) return { page, stale: true };
  return { page: { ...page, data: rest.toSpliced(to, 0, moved) }, stale: false };
}

/** Changes the lists at once and answers the keys of those that only the server can complete. */
export function applyToLists(client: QueryClient, event: FaqEvent): QueryKey[] {
  const stale: QueryKey[] = [];
  changeHeld<FaqPage>(client, faqListKey, (page, key) => {
    const after = applyToPage(page, key[faqListKey.length] as FaqView, event);
    if (after.stale) stale.push(key);
    return after.page;
  });
  return stale;
}

/** Brings every cached list and FAQ up to date with one event. The same event again changes nothing. */
export function applyFaqEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'faqs.imported' || event.type === 'faqs.categorized') rereadAll(client);
  if (!isFaqEvent(event)) return;
  if (event.type === 'faqs.reordered' && client.isMutating({ mutationKey: reorderKey }) > 0) return;
  if (event.type === 'faq.changed') {
    client.setQueryData(faqQuery(event.payload.id).queryKey, event.payload);
  }
  if (event.type === 'faq.deleted') client.setQueryData(faqQuery(event.payload.id).queryKey, (held) => held && null);
  for (const queryKey of [pagePreviewKey, faqCategoriesKey]) void client.invalidateQueries({ queryKey });
  for (const queryKey of applyToLists(client, event)) void client.invalidateQueries({ queryKey, exact: true });
}
