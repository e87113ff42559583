import type { KeyCommand } from '@chatty/contract/key-map';
import { useEffect, useEffectEvent } from 'react';
import { useCommands } from '../../../../navigation/commands/commands.ts';
import { isTaken } from '../../../../navigation/commands/hear-keys.ts';
import { useMe } from '../../../../people/me.tsx';
import { clearSelection, selectTo, toggle, useSelection } from './selection.ts';
import type { ManyAction } from './use-bulk.ts';

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-conversation]') : null;

/** The row that the keyboard is at, or that of its box. */
const reachedRow = () => {
  const at = document.activeElement?.closest('li');
  return at?.querySelector<HTMLElement>('[data-conversation]')?.dataset.conversation;
};

const isRow = (id: string) => useSelection.getState().rows.includes(id);

interface SelectionKeys {
  openId: string | undefined;
  /** Whether anything is chosen. */
  stands: boolean;
  /** Nothing is done to blocked ones but a member's own sorting, as in the bar. */
  isBlocked: boolean;
  me: string;
  run(action: ManyAction): void;
}

/** Presses the button of the bar that opens the same menu as the command does in a thread. */
const openMenu = (command: KeyCommand) =>
  document.querySelector<HTMLElement>(`[role="toolbar"] [data-command="${command}"]`)?.click();

/** X chooses, Shift and X or a click choose a range, Esc lets go; while anything is chosen, keys act on all of it. */
export function useSelectionKeys({ openId, stands, isBlocked, me, run }: SelectionKeys): void {
  const { singleKeys } = useMe().desk;
  const unlessBlocked = (action: ManyAction) => () => isBlocked || run(action);
  useCommands(
    stands
      ? {
          resolve: unlessBlocked({ do: 'resolve' }),
          reopen: unlessBlocked({ do: 'reopen' }),
          spam: unlessBlocked({ do: 'spam' }),
          unread: () => run({ do: 'read', isRead: false }),
          assignToMe: unlessBlocked({ do: 'assign', memberId: me }),
          assign: () => openMenu('assign'),
          snooze: () => openMenu('snooze'),
          priority: () => openMenu('priority'),
          tags: () => openMenu('tags'),
        }
      : {},
    true,
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTaken(event.target)) return;
    const key = event.key.toLowerCase();
    const id = reachedRow() ?? openId;
    if (singleKeys && key === 'x' && id && isRow(id)) (event.shiftKey ? selectTo : toggle)(id);
    else if (key === 'escape' && stands) clearSelection();
    else return;
    event.preventDefault();
  });
  const click = useEffectEvent((event: MouseEvent) => {
    const id = event.shiftKey ? rowOf(event.target)?.dataset.conversation : undefined;
    if (!id) return;
    event.preventDefault();
    if (event.type === 'click') selectTo(id);
  });
  useEffect(() => {
    const [hear, point] = [(event: KeyboardEvent) => press(event), (event: MouseEvent) => click(event)];
    // Before the list and the keys of one conversation hear of it. Pressing the button would begin to mark text.
    document.addEventListener('keydown', hear, true);
    document.addEventListener('mousedown', point, true);
    document.addEventListener('click', point, true);
    return () => {
      document.removeEventListener('keydown', hear, true);
      document.removeEventListener('mousedown', point, true);
      document.removeEventListener('click', point, true);
    };
  }, []);
}
