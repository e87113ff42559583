import type { DataOf } from '@chatty/client/api';
import type { Conversation } from '@chatty/contract/conversations';
import type { Found } from '@chatty/contract/found';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { detailQuery } from '../queries.ts';

export type ListData = InfiniteData<DataOf<'GET /conversations'>>;

export const listKey = ['conversations', 'list'] as const;

/** The rows of a list in order, each once. */
export function rowsOf(list: ListData | undefined): Conversation[] {
  const seen = new Set<string>();
  const rows: Conversation[] = [];
  for (const piece of list?.pages ?? []) {
    for (const conversation of piece.conversations) {
      if (seen.has(conversation.id)) continue;
      seen.add(conversation.id);
      rows.push(conversation);
    }
  }
  return rows;
}

/** What a search found, by conversation. */
export const foundOf = (list: ListData | undefined): ReadonlyMap<string, Found> =>
  new Map(list?.pages.flatMap((piece) => piece.found.map((it) => [it.conversationId, it] as const)));

/** The state of a conversation as any screen holds it. */
export function heldConversation(client: QueryClient, id: string): Conversation | undefined {
  const detail = client.getQueryData(detailQuery(id).queryKey);
  if (detail) return detail;
  for (const [, list] of client.getQueriesData<ListData>({ queryKey: listKey })) {
    const row = rowsOf(list).find((it) => it.id === id);
    if (row) return row;
  }
  return undefined;
}
