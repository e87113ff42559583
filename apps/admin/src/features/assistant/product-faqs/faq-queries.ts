import type { DataOf } from '@chatty/client/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

/** Where the questions of a product are; the address names it by its number. */
export const productFaqPath = (productId: string): string =>
  `/ai_assistant/product-faq/${encodeURIComponent(productId.split('/').at(-1) ?? productId)}`;

export const productFaqKey = ['assistant', 'product-faq'] as const;

/** The questions and answers of a product; `id` as its address has it. */
export const productFaqQuery = (id: string) =>
  queryOptions({
    queryKey: [...productFaqKey, id] as const,
    queryFn: async ({ signal }): Promise<DataOf<'GET /ai_assistant/product-faq/:id'> | null> =>
      (await api('GET /ai_assistant/product-faq/:id', { params: { id }, signal })).data,
  });

/** What the product's own facts answer, and nobody has yet: asked for when somebody wants it. */
export const suggestionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'product-suggestions', id] as const,
    queryFn: async ({ signal }) =>
      (await api('GET /ai_assistant/product-faq/:id/suggestions', { params: { id }, signal })).data.suggestions,
    enabled: false,
  });
