import type { DataOf } from '@chatty/client/api';
import { faqPageSize } from '@chatty/contract/limits';
import type { FaqPageSettings } from '@chatty/contract/settings/faq-page';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';

/** What the list shows; it stands in the address, so that a view can be shared and survives a reload. */
export interface FaqView {
  page: number;
  search: string;
  published: boolean | null;
  featured: boolean | null;
  category: string | null;
}

export interface FaqPage {
  data: DataOf<'GET /faqs'>;
  total: number;
  pagination: { page: number; limit: number; hasNext: boolean };
}

/** Every list of FAQs is filed under this key followed by its view. */
export const faqListKey = ['faqs', 'list'] as const;

const flag = (wanted: boolean | null) =>
  wanted === null ? undefined : wanted ? ('true' as const) : ('false' as const);

/** What the store's page would show with each draft of its settings is filed under this key. */
export const pagePreviewKey = ['faqs', 'page-preview'] as const;

/** What the store's page would show with these settings; null while they can't be read. */
export const pagePreviewQuery = (settings: FaqPageSettings | null) =>
  queryOptions({
    queryKey: [...pagePreviewKey, settings] as const,
    queryFn: async ({ signal }) => settings && (await api('POST /faqs/page/preview', { body: settings, signal })).data,
    placeholderData: keepPreviousData,
  });

/** A list as the server is asked for it. */
export const askedOf = ({ published, featured, category, ...view }: FaqView) => ({
  ...view,
  limit: faqPageSize,
  ...(category === null ? {} : { category }),
  published: flag(published),
  featured: flag(featured),
});

export const faqListQuery = (view: FaqView) =>
  queryOptions({
    queryKey: [...faqListKey, view] as const,
    queryFn: ({ signal }): Promise<FaqPage> => api('GET /faqs', { query: askedOf(view), signal }),
    placeholderData: keepPreviousData,
  });

/** One FAQ with its answer; null once it is deleted while somebody looks at it. */
export const faqQuery = (id: string) =>
  queryOptions({
    queryKey: ['faqs', 'one', id] as const,
    queryFn: async ({ signal }): Promise<DataOf<'GET /faqs/:id'> | null> =>
      (await api('GET /faqs/:id', { params: { id }, signal })).data,
  });

/** Everything about categories is filed under this key. */
export const faqCategoriesKey = ['faqs', 'categories'] as const;

/** The categories in use, in the order of the store's FAQ page. */
export const faqCategoriesQuery = queryOptions({
  queryKey: faqCategoriesKey,
  queryFn: async ({ signal }) => (await api('GET /faqs/categories', { signal })).data,
});
