import { useEffect } from 'react';
import { create } from 'zustand';

/** What a key or the command palette opens as well: menus of a thread's header, dialogs of its More menu, and sending later. */
export type HeaderMenu = 'tags' | 'snooze' | 'priority' | 'assign' | 'merge' | 'block' | 'sendLater';

interface Opened {
  menu: HeaderMenu;
  /** Of which conversation: a thread that is still on its way opens its menu once it is there. */
  id: string;
}

const useOpened = create<{ opened: Opened | null }>(() => ({ opened: null }));

/** Which menus are drawn, by name and conversation. */
const drawn = new Set<string>();

const nameOf = ({ menu, id }: Opened) => `${menu} ${id}`;

export const openHeaderMenu = (opened: Opened): void => useOpened.setState({ opened });

/** Whether a key has opened a menu of this conversation that may not have the keyboard yet: letters are meant for it. */
export function isHeaderMenuOpen(id: string | undefined): boolean {
  const { opened } = useOpened.getState();
  return opened !== null && opened.id === id;
}

/** Lets go of a menu of this conversation that a key has asked for and that is not there, once it is known what is. */
export function closeMissingMenu(id: string): void {
  const { opened } = useOpened.getState();
  if (opened?.id === id && !drawn.has(nameOf(opened))) useOpened.setState({ opened: null });
}

/** Whether a menu of this conversation's header is open, and what opens and closes it. */
export function useHeaderMenu(menu: HeaderMenu, id: string): [opened: boolean, setOpened: (opened: boolean) => void] {
  const { opened } = useOpened();
  const isOpen = opened?.menu === menu && opened.id === id;
  useEffect(() => {
    const name = nameOf({ menu, id });
    drawn.add(name);
    return () => {
      drawn.delete(name);
      // Where it is only drawn anew, it is there again by then.
      queueMicrotask(() => closeMissingMenu(id));
    };
  }, [menu, id]);
  return [isOpen, (on) => useOpened.setState({ opened: on ? { menu, id } : null })];
}
