import { tagsWithout } from '@chatty/contract/tag-lists';
import type { ContactImport } from '@chatty/contract/contact-imports';
import type { ListedContact } from '@chatty/contract/contact-list';
import type { LiveEvent, PassingEvent } from '@chatty/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import type { LiveReactions } from '../../connection/live/live-reactions.ts';
import { changeHeld } from '../../connection/live/change-held.ts';
import { receiptListKey } from '../../people/receipts/receipt-queries.ts';
import { type ContactListData, contactListKey, contactViewQuery, newsletterKey } from './contact-queries.ts';
import { applyImportEvent } from './import/contact-imports.ts';

/**
 * Whether something happened that a list which is open does not show: rows change where they stand, and none comes, goes
 * or moves under somebody's hand until they ask for it.
 */
export const useContactNews = create<{ isThere: boolean }>(() => ({ isThere: false }));

export const clearNews = (): void => useContactNews.setState({ isThere: false });

/** The rows of a list, changed; the same list where none is. */
export function changeRows(
  list: ContactListData,
  id: string,
  change: (row: ListedContact) => ListedContact | null,
): ContactListData {
  if (!list.pages.some((page) => page.contacts.some((it) => it.id === id))) return list;
  let gone = 0;
  const pages = list.pages.map((page) => ({
    ...page,
    contacts: page.contacts.flatMap((it) => {
      if (it.id !== id) return [it];
      const changed = change(it);
      if (!changed) gone += 1;
      return changed ? [changed] : [];
    }),
  }));
  return { ...list, pages: pages.map((it) => ({ ...it, total: it.total === null ? null : it.total - gone })) };
}

/** Changes a contact in every list that holds it. Answers whether any list that is held lacks it. */
function showIn(client: QueryClient, id: string, change: (row: ListedContact) => ListedContact | null): boolean {
  let isMissing = false;
  changeHeld<ContactListData>(client, contactListKey, (list) => {
    const changed = changeRows(list, id, change);
    isMissing ||= changed === list;
    return changed;
  });
  return isMissing;
}

function changeTags(list: ContactListData, removed: { id: string; into: string | null }): ContactListData {
  const pages = list.pages.map((page) => ({
    ...page,
    contacts: page.contacts.map((it) =>
      it.tagIds.includes(removed.id) ? { ...it, tagIds: tagsWithout(it.tagIds, removed) } : it,
    ),
  }));
  return { ...list, pages };
}

/** A file has brought contacts: which ones no event says. Lists are read again at its end; before, they say that there is more. */
function readImported(client: QueryClient, { state, created, updated }: ContactImport): void {
  if (created + updated === 0) return;
  if (state === 'running') return useContactNews.setState({ isThere: true });
  for (const queryKey of [contactListKey, contactViewQuery.queryKey]) void client.invalidateQueries({ queryKey });
}

function apply(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'contact.segments') {
    const { segments } = event.payload;
    client.setQueryData(contactViewQuery.queryKey, (held) => held && { ...held, segments });
  }
  if (event.type === 'tag.removed') {
    const { payload } = event;
    changeHeld<ContactListData>(client, contactListKey, (list) => changeTags(list, payload));
  }
  if (event.type === 'contact.newsletter') void client.invalidateQueries({ queryKey: newsletterKey });
  applyImportEvent(client, event);
  if (event.type === 'contact.import') readImported(client, event.payload);
  if (event.type === 'contact.merged') showIn(client, event.payload.id, () => null);
  if (event.type === 'contact.deleted') {
    showIn(client, event.payload.id, () => null);
    void client.invalidateQueries({ queryKey: receiptListKey });
  }
  if (event.type !== 'contact.changed') return;
  const contact = event.payload;
  if (showIn(client, contact.id, (row) => ({ ...row, ...contact }))) useContactNews.setState({ isThere: true });
}

function applyPassing(client: QueryClient, event: PassingEvent): void {
  if (event.type !== 'visitor.seen') return;
  const { contactId, online, place, lastSeenAt } = event.payload;
  const isMissing = showIn(client, contactId, (row) => ({ ...row, online, place, lastSeenAt }));
  if (isMissing && online) useContactNews.setState({ isThere: true });
}

/** What live events change in the lists of contacts. */
export const contactReactions: LiveReactions = {
  apply,
  applyPassing,
  rereadPassing: (client) => void client.invalidateQueries({ queryKey: contactListKey }),
};
