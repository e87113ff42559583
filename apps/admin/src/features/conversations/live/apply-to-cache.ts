import type { Contact, ContactProfile } from '@chatty/contract/contacts';
import type { Conversation, ConversationDetail } from '@chatty/contract/conversations';
import type { LiveEvent } from '@chatty/contract/live';
import type { Message } from '@chatty/contract/messages';
import { tagsWithout } from '@chatty/contract/tag-lists';
import type { QueryClient } from '@tanstack/react-query';
import { changeHeld } from '../../../connection/live/change-held.ts';
import { addMessage, changeDetail, changeList, changeMessage, hasGap, type Piece } from './apply-event.ts';
import { type ListData, listKey } from './held.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { contactQuery, notesQuery, ordersQuery } from '../../../people/contact/contact-queries.ts';
import { detailQuery } from '../queries.ts';
import { threadKey } from '../thread/thread-queries.ts';

/** Shows a conversation's new state in every list and in the open thread. */
export function showConversation(client: QueryClient, changed: Conversation, me: string): void {
  changeHeld<ListData>(client, listKey, (list, key) => changeList(list, key[2] as ListFilter, changed, me));
  changeHeld<ConversationDetail>(client, detailQuery(changed.id).queryKey, (held) => changeDetail(held, changed));
}

/** Shows a message in its thread, if that thread is held. A missing one in between makes the thread be read again. */
export function showMessage(client: QueryClient, message: Message, change: 'created' | 'changed'): void {
  const key = threadKey(message.conversationId);
  const apply = change === 'created' ? addMessage : changeMessage;
  changeHeld<Piece>(client, key, (piece) => apply(piece, message));
  const after = client.getQueryData<Piece>(key);
  if (after && hasGap(after)) void client.invalidateQueries({ queryKey: key });
}

/** Changes conversations where they stand, in every list and where they are open. */
function changeRows(client: QueryClient, change: <C extends Conversation>(conversation: C) => C): void {
  changeHeld<ListData>(client, listKey, (list) => ({
    ...list,
    pages: list.pages.map((piece) => ({ ...piece, conversations: piece.conversations.map((it) => change(it)) })),
  }));
  changeHeld<ConversationDetail>(client, ['conversations', 'detail'], change);
}

function showContact(client: QueryClient, changed: Contact): void {
  const before = client.getQueryData(contactQuery(changed.id).queryKey);
  changeHeld<ContactProfile>(client, contactQuery(changed.id).queryKey, (held) => ({ ...held, ...changed }));
  if (before && before.email !== changed.email)
    void client.invalidateQueries({ queryKey: ordersQuery(changed.id).queryKey });
  const named = <C extends Conversation>(conversation: C): C =>
    conversation.contactId === changed.id
      ? { ...conversation, contactName: changed.name, contactEmail: changed.email }
      : conversation;
  changeRows(client, named);
}

/** The conversations of one contact are another's: what is shown of both is read again. */
function showMerged(client: QueryClient, id: string, into: Contact): void {
  const moved = <C extends Conversation>(conversation: C): C =>
    conversation.contactId === id
      ? { ...conversation, contactId: into.id, contactName: into.name, contactEmail: into.email }
      : conversation;
  changeRows(client, moved);
  const queries = [contactQuery(id), contactQuery(into.id), notesQuery(into.id), ordersQuery(into.id)];
  for (const { queryKey } of queries) void client.invalidateQueries({ queryKey });
}

/** Conversations lose a tag that is gone, or get the one that it became. */
function replaceTag(client: QueryClient, gone: { id: string; into: string | null }): void {
  const rid = <C extends Conversation>(conversation: C): C =>
    conversation.tagIds.includes(gone.id)
      ? { ...conversation, tagIds: tagsWithout(conversation.tagIds, gone) }
      : conversation;
  changeRows(client, rid);
  // A list narrowed by one of the two is another now.
  void client.invalidateQueries({
    queryKey: listKey,
    predicate: ({ queryKey }) => [gone.id, gone.into].includes((queryKey[2] as ListFilter).tag ?? ''),
  });
}

function dropRows(client: QueryClient, isGone: (conversation: Conversation) => boolean): void {
  changeHeld<ListData>(client, listKey, (list) => ({
    ...list,
    pages: list.pages.map((piece) => ({ ...piece, conversations: piece.conversations.filter((it) => !isGone(it)) })),
  }));
}

/** A contact and its conversations are gone: the lists lose them, an open one and its thread ask again and learn it. */
function dropContact(client: QueryClient, id: string): void {
  const held = client.getQueriesData<ConversationDetail>({ queryKey: ['conversations', 'detail'] });
  for (const [key, it] of held) {
    if (it?.contactId !== id) continue;
    void client.invalidateQueries({ queryKey: key });
    void client.invalidateQueries({ queryKey: threadKey(it.id) });
  }
  dropRows(client, (it) => it.contactId === id);
  void client.invalidateQueries({ queryKey: contactQuery(id).queryKey });
}

/** A conversation is a part of another one: lists lose it, and what is open of the other is read again. */
export function showMergedInto(client: QueryClient, id: string, into: Conversation, me: string): void {
  dropRows(client, (it) => it.id === id);
  showConversation(client, into, me);
  const queries = [detailQuery(into.id).queryKey, threadKey(into.id), contactQuery(into.contactId).queryKey];
  for (const queryKey of queries) void client.invalidateQueries({ queryKey });
}

/** What a logged event changes in the inbox. */
export function applyInboxEvent(client: QueryClient, event: LiveEvent, me: string): void {
  switch (event.type) {
    case 'message.created':
      return showMessage(client, event.payload, 'created');
    case 'message.changed':
      return showMessage(client, event.payload, 'changed');
    case 'conversation.changed':
      return showConversation(client, event.payload, me);
    case 'contact.changed':
      return showContact(client, event.payload);
    case 'contact.told': {
      const { id, preChat } = event.payload;
      return changeHeld<ContactProfile>(client, contactQuery(id).queryKey, (held) => ({ ...held, preChat }));
    }
    case 'tag.removed':
      return replaceTag(client, event.payload);
    case 'contact.note.saved':
    case 'contact.note.deleted':
      return void client.invalidateQueries({ queryKey: notesQuery(event.payload.contactId).queryKey });
    case 'contact.merged':
      return showMerged(client, event.payload.id, event.payload.into);
    case 'conversation.merged':
      return showMergedInto(client, event.payload.conversationId, event.payload.into, me);
    case 'contact.deleted':
      return dropContact(client, event.payload.id);
    default:
      return;
  }
}
