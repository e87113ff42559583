import type { DataOf } from '@chatty/client/api';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

const quietMs = 250;
/** Shorter ones are in everything. */
const fewestLetters = 2;
const mostOfEach = 5;

async function readConversations(search: string, signal: AbortSignal) {
  const query = { view: 'all', status: 'any', search, limit: mostOfEach } as const;
  const { conversations, found } = (await api('GET /conversations', { query, signal })).data;
  return conversations.map((conversation) => ({
    conversation,
    found: found.find((it) => it.conversationId === conversation.id),
  }));
}

async function readContacts(search: string, signal: AbortSignal): Promise<DataOf<'GET /contacts'>['contacts']> {
  return (await api('GET /contacts', { query: { search, limit: mostOfEach }, signal })).data.contacts;
}

/** The few conversations and contacts that the server finds once the typing pauses; contacts only for who may see them. */
export function useFound(typed: string, seesContacts: boolean) {
  const text = typed.trim();
  const [settled] = useDebouncedValue(text, quietMs);
  const mayAsk = text.length >= fewestLetters;
  const asks = mayAsk && settled === text;
  // The list itself says what failed.
  const kept = { staleTime: 10_000, gcTime: 60_000, retry: false, meta: { silent: true } } as const;
  const conversations = useQuery({
    ...kept,
    queryKey: ['palette', 'conversations', text] as const,
    queryFn: ({ signal }) => readConversations(text, signal),
    enabled: asks,
  });
  const contacts = useQuery({
    ...kept,
    queryKey: ['palette', 'contacts', text] as const,
    queryFn: ({ signal }) => readContacts(text, signal),
    enabled: asks && seesContacts,
  });
  const failed = [conversations, contacts].filter((it) => it.isError);
  return {
    conversations: (mayAsk && conversations.data) || [],
    contacts: (mayAsk && contacts.data) || [],
    isSearching: mayAsk && (settled !== text || conversations.isFetching || contacts.isFetching),
    retry: mayAsk && failed.length > 0 ? () => failed.forEach((it) => void it.refetch()) : null,
  };
}
