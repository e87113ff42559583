import type { ListedContact } from '@chatty/contract/contact-list';
import type { Conversation } from '@chatty/contract/conversations';
import type { Found } from '@chatty/contract/found';
import { callOf } from '@chatty/contract/visitor-name';
import { IconSearch } from '@tabler/icons-react';
import { texts } from '#texts/palette.ts';
import { contactOf } from '../../../features/conversations/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Entry } from './entry.ts';

type Go = (to: string) => void;

const wordsOf = (found: Found | undefined) => found?.message?.text.map((it) => it.text).join('');

/** A conversation by whom it is with and what is said in it; what a search found leads to its place. */
export function conversationEntry(
  group: 'conversations' | 'recentConversations',
  conversation: Conversation,
  go: Go,
  found?: Found,
): Entry {
  const { name, hue } = contactOf(conversation);
  const { id, status, preview } = conversation;
  const said = wordsOf(found) || preview || texts.noMessage;
  const place = found?.message ? `#${found.message.seq}` : '';
  return {
    id: `conversation ${id}`,
    group,
    label: name,
    words: conversation.contactEmail ?? '',
    hint: status === 'open' ? said : texts.statuses[status](said),
    picture: <Avatar name={name} hue={hue} size={20} />,
    leads: true,
    run: () => go(`/inbox/${id}${place}`),
  };
}

export function contactEntry(contact: ListedContact, go: Go): Entry {
  const { name, hue } = callOf(contact);
  return {
    id: `contact ${contact.id}`,
    group: 'contacts',
    label: name,
    hint: name === contact.email ? undefined : (contact.email ?? undefined),
    picture: <Avatar name={name} hue={hue} size={20} />,
    leads: true,
    run: () => go(`/contacts/${contact.id}`),
  };
}

/** Leads to the inbox with everything that holds what was typed. */
export const searchEntry = (typed: string, go: Go): Entry => ({
  id: 'search inbox',
  group: 'conversations',
  label: texts.searchInbox(typed),
  picture: <IconSearch size={17} stroke={1.7} />,
  leads: true,
  run: () => go(`/inbox?${new URLSearchParams({ status: 'any', search: typed })}`),
});
