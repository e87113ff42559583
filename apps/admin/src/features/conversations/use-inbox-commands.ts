import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '../../people/me.tsx';
import type { useActions } from './actions.ts';
import { rowsOf } from './live/apply-event.ts';
import type { ComposerHandle } from './composer/composer.tsx';
import { type InboxKey, useInboxKeys } from './keyboard.ts';
import type { ListFilter } from './list/list-filter.ts';
import { listQuery } from './queries.ts';

interface CommandOptions {
  filter: ListFilter;
  openId: string | undefined;
  cursor: string | null;
  hrefOf(id: string): string;
  setCursor(id: string): void;
  actions: ReturnType<typeof useActions>;
  composer: RefObject<ComposerHandle | null>;
  searchField: RefObject<HTMLInputElement | null>;
  showHelp(): void;
}

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

/** Joins the keys of the inbox to what they do: with the focus in the list to that row, otherwise to the open thread. */
export function useInboxCommands(options: CommandOptions): void {
  const { filter, openId, cursor, hrefOf, setCursor, actions, composer, searchField, showHelp } = options;
  const client = useQueryClient();
  const navigate = useNavigate();
  const me = useMe().member.id;

  const move = (by: 1 | -1) => {
    const rows = rowsOf(client.getQueryData(listQuery(filter).queryKey));
    const at = rows.findIndex((it) => it.id === (focusedRow() ?? cursor ?? openId));
    const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
    if (!next) return;
    setCursor(next.id);
    focusRow(next.id);
  };

  const target = () => focusedRow() ?? openId;
  const onTarget = (run: (id: string) => void) => {
    const id = target();
    if (!id) return;
    if (focusedRow() === id) keepFocus(id);
    run(id);
  };

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

  /** Where a row leads: of a search also to the place that was found. */
  const addressOf = (id: string) =>
    document.querySelector(`[data-conversation="${CSS.escape(id)}"]`)?.getAttribute('href') ?? hrefOf(id);
  const open = (id: string | undefined | null) => id && void navigate(addressOf(id));
  /** While a thread opens for a reply, letters are not text yet, and they must not act as keys either. */
  const opening = useRef(false);
  const write = (mode: 'reply' | 'note') => {
    const row = focusedRow();
    if (!row || row === openId) return composer.current?.write(mode);
    opening.current = true;
    void navigate(hrefOf(row));
    const soon = (tries: number) => {
      if (composer.current?.conversationId === row) composer.current.write(mode);
      else if (tries > 0) return void requestAnimationFrame(() => soon(tries - 1));
      opening.current = false;
    };
    soon(framesToOpen);
  };

  const commands: Record<InboxKey, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    o: () => void open(focusedRow() ?? cursor),
    r: () => write('reply'),
    n: () => write('note'),
    i: () => onTarget((id) => actions.run({ do: 'assign', id, memberId: me })),
    e: () => onTarget((id) => actions.run({ do: 'resolve', id })),
    z: () => onTarget((id) => actions.run({ do: 'reopen', id })),
    u: () => onTarget((id) => actions.run({ do: 'read', id, isRead: false })),
    '/': () => searchField.current?.focus(),
    '?': showHelp,
  };
  useInboxKeys((key) => opening.current || commands[key]());
}
