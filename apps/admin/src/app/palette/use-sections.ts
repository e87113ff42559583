import type { Conversation } from '@chatty/contract/conversations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { shortcutsQuery } from '../../connection/shortcuts/shortcut-queries.ts';
import { useActing } from '../../features/conversations/acting.ts';
import { useSelection } from '../../features/conversations/list/selection/selection.ts';
import { heldConversation } from '../../features/conversations/live/held.ts';
import { detailQuery } from '../../features/conversations/queries.ts';
import { openHeaderMenu } from '../../features/conversations/thread/header/header-menu.ts';
import { useTranscript } from '../../features/conversations/thread/header/use-transcript.ts';
import type { Feature, SettingsPlace } from '../../navigation/feature.ts';
import { type PathEntry, whatShows } from '../../navigation/path-entry.ts';
import { useViewer } from '../../navigation/viewer.ts';
import { useMe } from '../../people/me.tsx';
import { membersQuery } from '../../people/members.ts';
import { useAwayMode } from '../../people/use-away-mode.ts';
import { tagsQuery } from '../../people/tags/tags.ts';
import { loadPlaces } from '../settings/load-places.ts';
import { awayEntry, commandEntries } from './entries/command-entries.tsx';
import { conversationEntries } from './entries/conversation-entries.tsx';
import { contactEntry, conversationEntry, searchEntry } from './entries/found-entries.tsx';
import { pageEntries } from './entries/page-entries.tsx';
import { useFound } from './entries/use-found.ts';
import { usePalette } from './palette-state.ts';
import { recentOf } from './recent.ts';
import { entriesAtFirst, entriesFor, type Section } from './sort-entries.ts';

/** Where the palette can lead. */
export interface PalettePages {
  table: readonly PathEntry[];
  features: readonly Feature[];
}

/** Everything that the palette offers for what was typed, in its order. */
export function useSections(typed: string, { table, features }: PalettePages) {
  const me = useMe();
  const viewer = useViewer();
  const places = useSettingsPlaces(features);
  const navigate = useNavigate();
  const [recent] = useState(() => recentOf(me.member.id));
  const target = useTarget();
  const here = useConversationEntries(target);
  const { mutate: switchAway } = useAwayMode();
  const { keys } = me.desk;
  const commands = usePalette((it) => it.commands);
  const own = useMemo(() => {
    const go = (to: string) => void navigate(to);
    const pages = pageEntries({ table, viewer, memberId: me.member.id, keys, places, go });
    const away = awayEntry(me.member.enableAwayMode, switchAway);
    return [...here, ...commandEntries(commands, keys, target), away, ...pages];
  }, [
    me.member.enableAwayMode,
    switchAway,
    table,
    viewer,
    me.member.id,
    keys,
    places,
    here,
    target,
    navigate,
    commands,
  ]);
  const opens = (path: string) =>
    whatShows(
      table.find((it) => it.path === path),
      viewer,
    ) === 'page';
  const seesInbox = opens('/inbox');
  const found = useFound(seesInbox ? typed : '', opens('/contacts'));
  const read = useRecentConversations(seesInbox ? recent.conversations : []);

  const go = (to: string) => void navigate(to);
  const text = typed.trim();
  const sections: Section[] = [];
  if (text === '') {
    const [first, ...others] = entriesAtFirst(own, recent.used);
    const again: Section = {
      group: 'recentConversations',
      entries: read.filter((it) => it.id !== target?.id).map((it) => conversationEntry('recentConversations', it, go)),
    };
    if (first?.group === 'recent') sections.push(first, again, ...others);
    else sections.push(again, ...(first ? [first] : []), ...others);
  } else {
    sections.push(...entriesFor(text, own, recent.used));
    // What comes later stands below what is there, so that nothing moves under a finger.
    if (seesInbox)
      sections.push({
        group: 'conversations',
        entries: [
          searchEntry(text, go),
          ...found.conversations.map((it) => conversationEntry('conversations', it.conversation, go, it.found)),
        ],
      });
    sections.push({ group: 'contacts', entries: found.contacts.map((it) => contactEntry(it, go)) });
  }
  return {
    sections: sections.filter((it) => it.entries.length > 0),
    target,
    isSearching: found.isSearching,
    retry: found.retry,
  };
}

/** The one conversation that is meant here: of the row that had the keyboard, or else the open one; none where several are chosen. */
function useTarget(): Conversation | undefined {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const rowId = usePalette((it) => it.rowId);
  const isOneMeant = useSelection((it) => it.ids.size === 0 && it.everything === null);
  const id = rowId ?? matchPath('/inbox/:id', pathname)?.params.id;
  const read = useQuery({ ...detailQuery(id ?? ''), enabled: false }).data;
  return id && isOneMeant ? (read ?? heldConversation(client, id)) : undefined;
}

const none: readonly never[] = [];

function useConversationEntries(conversation: Conversation | undefined) {
  const me = useMe().member.id;
  const act = useActing((it) => it.act);
  const { mutate: mailTranscript } = useTranscript();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isHere = conversation !== undefined;
  const members = useQuery({ ...membersQuery, enabled: isHere }).data ?? none;
  const tags = useQuery({ ...tagsQuery, enabled: isHere }).data ?? none;
  const shortcuts = useQuery({ ...shortcutsQuery, enabled: isHere, meta: { silent: true } }).data ?? none;
  return useMemo(() => {
    if (!conversation || !act) return [];
    const ask = (menu: 'merge' | 'block', id: string) => {
      openHeaderMenu({ menu, id });
      if (pathname !== `/inbox/${id}`) void navigate(`/inbox/${id}${search}`);
    };
    return conversationEntries({
      conversation,
      members,
      tags,
      shortcuts,
      me,
      now: new Date(),
      act,
      ask,
      mailTranscript,
    });
  }, [conversation, members, tags, shortcuts, me, act, mailTranscript, navigate, pathname, search]);
}

function useRecentConversations(ids: readonly string[]): readonly Conversation[] {
  const client = useQueryClient();
  const [held] = useState(() => new Map(ids.map((id) => [id, heldConversation(client, id)])));
  const missing = ids.filter((id) => !held.get(id));
  const read = useQuery({
    queryKey: ['palette', 'recent', missing] as const,
    queryFn: () => Promise.allSettled(missing.map((id) => client.fetchQuery({ ...detailQuery(id), retry: false }))),
    enabled: missing.length > 0,
    meta: { silent: true },
  }).data;
  // One that is deleted, or that cannot be read now, is left out.
  const readOf = (id: string) => {
    const answer = read?.[missing.indexOf(id)];
    return answer?.status === 'fulfilled' ? answer.value : [];
  };
  return ids.flatMap((id) => held.get(id) ?? readOf(id));
}

/** The places of the settings: their names, words and pictures. */
function useSettingsPlaces(features: readonly Feature[]): readonly SettingsPlace[] {
  const [places, setPlaces] = useState<readonly SettingsPlace[]>([]);
  useEffect(() => {
    loadPlaces(features).then(setPlaces, (problem: unknown) =>
      console.warn('The names of the settings could not be loaded.', problem),
    );
  }, [features]);
  return places;
}
