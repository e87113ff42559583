import type { Conversation } from '@chatty/contract/conversations';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLogged } from '../../../connection/live/live.tsx';
import { contactQuery } from '../contact-queries.ts';
import { conversationsOfQuery } from './conversations-of.ts';

/** Shows a conversation's new state among those of its contact. Which ones there are, and when each was resolved, only the server knows. */
function showAmongTheirs(client: QueryClient, changed: Conversation): void {
  const { queryKey } = conversationsOfQuery(changed.contactId);
  const held = client.getQueryData(queryKey);
  const before = held?.find((it) => it.id === changed.id);
  if (held && !before) void client.invalidateQueries({ queryKey: contactQuery(changed.contactId).queryKey });
  if (!held || before?.status !== changed.status || client.isFetching({ queryKey }) > 0)
    return void client.invalidateQueries({ queryKey });
  if (before.lastSeq > changed.lastSeq) return;
  const rows = held.map((it) => (it === before ? { ...it, ...changed } : it));
  client.setQueryData(
    queryKey,
    rows.toSorted((a, b) => b.lastMessageAt.localeCompare(a.lastMessageAt)),
  );
}

/** What was talked about with a contact, and kept up to date for as long as it is shown. */
export function useConversationsOf(contactId: string) {
  const client = useQueryClient();
  useLogged((event) => {
    if (event.type === 'conversation.changed' && event.payload.contactId === contactId)
      showAmongTheirs(client, event.payload);
    if (event.type === 'contact.merged' && event.payload.into.id === contactId)
      void client.invalidateQueries({ queryKey: conversationsOfQuery(contactId).queryKey });
  });
  return useQuery(conversationsOfQuery(contactId));
}
