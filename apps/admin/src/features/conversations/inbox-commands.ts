import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Commands, onceHere, useCommands } from '../../navigation/commands/commands.ts';
import { hearKey, useKeys } from '../../navigation/commands/hear-keys.ts';
import { useMe } from '../../people/me.tsx';
import { useLendActing } from './acting.ts';
import type { useActions } from './actions.ts';
import { heldConversation, rowsOf } from './live/held.ts';
import { useGoingOn } from './going-on/use-going-on.ts';
import type { ComposerHandle } from './composer/composer.tsx';
import type { ListHandle } from './list/conversation-list.tsx';
import type { ListFilter } from './list/list-filter.ts';
import { useMacroCommands } from './macros/macro-commands.ts';
import { listQuery } from './queries.ts';
import { type HeaderMenu, isHeaderMenuOpen, openHeaderMenu } from './thread/header/header-menu.ts';

interface CommandOptions {
  filter: ListFilter;
  openId: string | undefined;
  cursor: string | null;
  hrefOf(id: string): string;
  setCursor(id: string): void;
  actions: ReturnType<typeof useActions>;
  composer: RefObject<ComposerHandle | null>;
  list: RefObject<ListHandle | null>;
  searchField: RefObject<HTMLInputElement | null>;
  /** What was pressed before this code was there. */
  early: RefObject<KeyboardEvent[] | null>;
}

/** What was pressed longer ago is no longer meant. */
const earlyMs = 5_000;

/** How many frames an opening thread may take: about three seconds. */
const framesToOpen = 180;

/** The row that has the focus, if one has. */
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-conversation]')?.dataset.conversation;

/** Puts the focus on a row, as soon as the list has drawn it. */
function focusRow(id: string, tries = 10) {
  const row = document.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`);
  if (row) {
    row.focus();
    row.scrollIntoView({ block: 'nearest' });
  } else if (tries > 0) requestAnimationFrame(() => focusRow(id, tries - 1));
}

interface Gap {
  id: string;
  /** Whether the neighbor stood below the row that has left. */
  isBelow: boolean;
}

/** Moves the place of the keyboard to the neighbor when its row leaves the list; answers that neighbor until somebody goes on. */
function useGap({ filter, openId, cursor, setCursor }: CommandOptions): RefObject<Gap | null> {
  const client = useQueryClient();
  const before = useRef<readonly string[]>([]);
  const gap = useRef<Gap | null>(null);
  const rowsNow = useEffectEvent(() => rowsOf(client.getQueryData(listQuery(filter).queryKey)).map((it) => it.id));
  const look = useEffectEvent(() => {
    const [was, ids] = [before.current, rowsNow()];
    before.current = ids;
    const here = cursor ?? openId;
    const at = here === undefined || ids.includes(here) ? -1 : was.indexOf(here);
    if (at === -1) return;
    const shown = new Set(ids);
    const below = was.slice(at + 1).find((it) => shown.has(it));
    const neighbor = below ?? was.slice(0, at).findLast((it) => shown.has(it));
    if (neighbor === undefined) return;
    gap.current = { id: neighbor, isBelow: below !== undefined };
    setCursor(neighbor);
  });
  useEffect(() => {
    before.current = rowsNow();
    const cache = client.getQueryCache();
    const { queryKey } = listQuery(filter);
    return cache.subscribe(({ type, query }) => {
      if (type === 'updated' && query === cache.find({ queryKey })) look();
    });
  }, [client, filter]);
  // The keyboard goes on from what was opened last.
  const opened = useEffectEvent(() => {
    if (openId && rowsNow().includes(openId)) setCursor(openId);
  });
  useEffect(() => opened(), [openId]);
  return gap;
}

/** Does what keys and the palette ask of the inbox: with the focus in the list to that row, otherwise to the open thread. Draws nothing. */
export function InboxCommands(options: CommandOptions) {
  const { filter, openId, cursor, hrefOf, setCursor, actions, composer, list, searchField, early } = options;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { desk, member } = useMe();
  const me = member.id;

  const gap = useGap(options);
  const resolveAndGoOn = useGoingOn({ filter, openId, hrefOf, run: actions.run });
  const move = (by: 1 | -1) => {
    const rows = rowsOf(client.getQueryData(listQuery(filter).queryKey));
    const focused = focusedRow();
    const at = rows.findIndex((it) => it.id === (focused ?? cursor ?? openId));
    // Where a row has left, the one that took its place comes next: nobody has been there yet.
    const isThere = !focused && gap.current !== null && gap.current.id === rows[at]?.id;
    const step = isThere && (gap.current?.isBelow ? by === 1 : by === -1) ? 0 : by;
    const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
    if (!next) return;
    gap.current = null;
    setCursor(next.id);
    list.current?.show(next.id);
    focusRow(next.id);
  };

  const target = () => focusedRow() ?? openId;
  const isBlocked = (id: string) => heldConversation(client, id)?.status === 'blocked';
  const onTarget = (run: (id: string) => void) => {
    const id = target();
    if (!id) return;
    if (focusedRow() === id) keepFocus(id);
    run(id);
  };

  /** Nothing is done to a blocked conversation but its member's own sorting, as in its header. */
  const onUnblocked = (run: (id: string) => void) => onTarget((id) => isBlocked(id) || run(id));

  /** A row that leaves the list hands the focus to its neighbour, so that the keyboard is not lost. */
  const keepFocus = (id: string) => {
    const before = rowsOf(client.getQueryData(listQuery(filter).queryKey));
    const at = before.findIndex((it) => it.id === id);
    const neighbour = before[at + 1] ?? before[at - 1];
    requestAnimationFrame(() => {
      if (focusedRow() || document.activeElement !== document.body || !neighbour) return;
      setCursor(neighbour.id);
      focusRow(neighbour.id);
    });
  };

  useLendActing((action) => {
    if (focusedRow() === action.id) keepFocus(action.id);
    actions.run(action);
  });

  /** Where a row leads: of a search also to the place that was found. */
  const addressOf = (id: string) =>
    document.querySelector(`[data-conversation="${CSS.escape(id)}"]`)?.getAttribute('href') ?? hrefOf(id);
  const open = (id: string | undefined | null) => id && void navigate(addressOf(id));
  /**
   * While a thread opens for a reply, letters are not text yet, and they must not act as keys either: also where whoever
   * opened it was quicker than its composer.
   */
  const opening = useRef(false);
  const atComposer = (run: (composer: ComposerHandle) => void) => {
    const id = target();
    if (!id) return;
    if (composer.current?.conversationId === id) return run(composer.current);
    opening.current = true;
    if (id !== openId) void navigate(hrefOf(id));
    const soon = (tries: number) => {
      if (composer.current?.conversationId === id) run(composer.current);
      else if (tries > 0) return void requestAnimationFrame(() => soon(tries - 1));
      opening.current = false;
    };
    soon(framesToOpen);
  };

  /** Opens a menu of the open thread, or of the row's once it is there. */
  const menuOnTarget = (menu: HeaderMenu) => {
    const id = target();
    if (!id) return;
    if (isBlocked(id) && (menu === 'assign' || menu === 'snooze')) return;
    openHeaderMenu({ menu, id });
    if (id !== openId) void navigate(hrefOf(id));
  };

  const commands: Commands = {
    next: () => move(1),
    previous: () => move(-1),
    open: () => void open(focusedRow() ?? cursor),
    reply: () => atComposer((it) => it.write('reply')),
    note: () => atComposer((it) => it.write('note')),
    suggest: () => atComposer((it) => it.suggest()),
    assign: () => menuOnTarget('assign'),
    assignToMe: () => onUnblocked((id) => actions.run({ do: 'assign', id, memberId: me })),
    resolve: () =>
      onUnblocked((id) =>
        desk.afterResolve === 'next' && id === openId ? resolveAndGoOn(id) : actions.run({ do: 'resolve', id }),
      ),
    resolveAndNext: () => onUnblocked(resolveAndGoOn),
    reopen: () => onUnblocked((id) => actions.run({ do: 'reopen', id })),
    unread: () => onTarget((id) => actions.run({ do: 'read', id, isRead: false })),
    tags: () => menuOnTarget('tags'),
    snooze: () => menuOnTarget('snooze'),
    priority: () => menuOnTarget('priority'),
    // A note is not sent, so it has no time to be sent at either.
    sendLater: () =>
      atComposer((it) => {
        it.write('reply');
        openHeaderMenu({ menu: 'sendLater', id: it.conversationId });
      }),
    spam: () => onUnblocked((id) => actions.run({ do: 'spam', id })),
    search: () => searchField.current?.focus(),
  };
  const ofMacros = useMacroCommands({
    me,
    onTarget: onUnblocked,
    run: actions.run,
    write: (shortcut) => atComposer((it) => it.take(shortcut)),
  });
  const all: Commands = { ...commands, ...ofMacros };
  const names = Object.keys(all) as (keyof Commands)[];
  useCommands(
    Object.fromEntries(names.map((it) => [it, () => opening.current || isHeaderMenuOpen(openId) || all[it]?.()])),
  );
  // Whoever sees a composer may press `n` and write: nothing may lie between the two.
  useKeys();
  const hearEarly = useEffectEvent(() => {
    for (const it of early.current ?? []) if (performance.now() - it.timeStamp < earlyMs) hearKey(it, desk);
  });
  useEffect(() => {
    hearEarly();
    // What leads to other pages comes with the help.
    return onceHere('help', () => {
      hearEarly();
      early.current = null;
    });
  }, [early]);
  return null;
}
