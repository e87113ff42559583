import { useEffect } from 'react';
import { create } from 'zustand';

/** Menus of a thread that a key opens as well; all but the last stand in its header. */
export type HeaderMenu = 'tags' | 'snooze' | 'priority' | 'assign' | 'sendLater';

interface Opened {
  menu: HeaderMenu;
  /** Of which conversation: a thread that is still on its way opens its menu once it is there. */
  id: string;
}

/** A thread that has not come by then does not come, and keys mean something again. */
const comesWithinMs = 3_000;

const useOpened = create<{ opened: Opened | null; at: number }>(() => ({ opened: null, at: 0 }));

/** How many of each menu are drawn: that of a blocked contact's thread is not, whoever blocks them meanwhile. */
const drawn = new Map<string, number>();
const count = (key: string, more: number) => drawn.set(key, (drawn.get(key) ?? 0) + more);
const keyOf = ({ menu, id }: Opened) => `${menu}/${id}`;

export const openHeaderMenu = (opened: Opened): void => useOpened.setState({ opened, at: performance.now() });

/** Whether a key has opened a menu of this conversation that may not have the keyboard yet: letters are meant for it. */
export function isHeaderMenuOpen(id: string | undefined): boolean {
  const { opened, at } = useOpened.getState();
  if (opened === null || opened.id !== id) return false;
  return (drawn.get(keyOf(opened)) ?? 0) > 0 || performance.now() - at < comesWithinMs;
}

/** Whether a menu of this conversation's header is open, and what opens and closes it. */
export function useHeaderMenu(menu: HeaderMenu, id: string): [opened: boolean, setOpened: (opened: boolean) => void] {
  const { opened } = useOpened();
  useEffect(() => {
    const key = keyOf({ menu, id });
    count(key, 1);
    return () => void count(key, -1);
  }, [menu, id]);
  return [
    opened?.menu === menu && opened.id === id,
    (on) => useOpened.setState({ opened: on ? { menu, id } : null, at: performance.now() }),
  ];
}
