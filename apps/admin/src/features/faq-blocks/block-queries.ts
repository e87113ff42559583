import type { DataOf } from '@chatty/client/api';
import type { FaqBlockDraft } from '@chatty/contract/faq-blocks';
import type { LiveEvent } from '@chatty/contract/live';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';

type Blocks = DataOf<'GET /faq-blocks'>;
type FaqSummaries = DataOf<'GET /faqs'>;

/** Every block of the shop, by name, and where the theme is edited. */
export const blocksQuery = queryOptions({
  queryKey: ['faq-blocks', 'list'] as const,
  queryFn: async ({ signal }): Promise<Blocks> => (await api('GET /faq-blocks', { signal })).data,
});

/** One block; null once it is deleted while somebody looks at it. */
export const blockQuery = (id: string) =>
  queryOptions({
    queryKey: ['faq-blocks', 'one', id] as const,
    queryFn: async ({ signal }): Promise<DataOf<'GET /faq-blocks/:id'> | null> =>
      (await api('GET /faq-blocks/:id', { params: { id }, signal })).data,
  });

/** What the block that is being written would show. */
export const previewQuery = (block: FaqBlockDraft | null) =>
  queryOptions({
    queryKey: ['faq-blocks', 'preview', block] as const,
    queryFn: async ({ signal }) => block && (await api('POST /faq-blocks/preview', { body: block, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Products to choose from, or those that are chosen. */
export const productsQuery = (wanted: { search: string } | { ids: string }) =>
  queryOptions({
    queryKey: ['faq-blocks', 'products', wanted] as const,
    queryFn: async ({ signal }) => (await api('GET /faq-blocks/products', { query: wanted, signal })).data,
    placeholderData: keepPreviousData,
  });

const mostPages = 20;

/** All FAQs to pick from, in their order. */
export const faqChoicesQuery = queryOptions({
  queryKey: ['faq-blocks', 'faqs'] as const,
  queryFn: async ({ signal }) => {
    const all: FaqSummaries = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const { data, pagination } = await api('GET /faqs', { query: { page, limit: 100 }, signal });
      all.push(...data);
      if (!pagination.hasNext) break;
    }
    return all;
  },
});

/** Brings what is cached of blocks up to date with one event. The same event again changes nothing. */
export function applyToBlocks(client: QueryClient, event: LiveEvent): void {
  if (event.type.startsWith('faq.') || event.type.startsWith('faqs.'))
    void client.invalidateQueries({ queryKey: ['faq-blocks', 'preview'] });
  if (event.type === 'faqBlock.changed') {
    const block = event.payload;
    client.setQueryData(blockQuery(block.id).queryKey, block);
    client.setQueryData(
      blocksQuery.queryKey,
      (held) =>
        held && {
          ...held,
          blocks: [...held.blocks.filter((it) => it.id !== block.id), block].sort((a, b) =>
            a.name.localeCompare(b.name),
          ),
        },
    );
  }
  if (event.type === 'faqBlock.deleted') {
    const { id } = event.payload;
    client.setQueryData(blockQuery(id).queryKey, (held) => held && null);
    client.setQueryData(
      blocksQuery.queryKey,
      (held) => held && { ...held, blocks: held.blocks.filter((it) => it.id !== id) },
    );
  }
}
