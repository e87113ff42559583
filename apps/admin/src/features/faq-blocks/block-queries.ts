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

/** A product or collection that a block can be shown beside. */
export interface StoreChoice {
  /** What the block keeps of it: a product's number, a collection's handle. */
  value: string;
  title: string;
  /** What Shopify's own picker knows it by. */
  gid: string;
}

export type ChoiceKind = 'product' | 'collection';

export const productGid = (number: string): string => `gid://shopify/Product/${number}`;

/** What the store has of a kind: what the search finds, or what is chosen. */
export const choicesQuery = (kind: ChoiceKind, wanted: { search: string } | { chosen: readonly string[] }) =>
  queryOptions({
    queryKey: ['faq-blocks', 'choices', kind, wanted] as const,
    queryFn: async ({ signal }): Promise<StoreChoice[]> => {
      const chosen = 'chosen' in wanted ? wanted.chosen.join(',') : undefined;
      const search = 'search' in wanted ? { search: wanted.search } : {};
      if (kind === 'collection') {
        const query = { ...search, ...(chosen && { handles: chosen }) };
        const { data } = await api('GET /faq-blocks/collections', { query, signal });
        return data.map(({ id, handle, title }) => ({ value: handle, title, gid: id }));
      }
      const { data } = await api('GET /faq-blocks/products', {
        query: { ...search, ...(chosen && { ids: chosen }) },
        signal,
      });
      return data.map(({ id, title }) => ({ value: id, title, gid: productGid(id) }));
    },
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
