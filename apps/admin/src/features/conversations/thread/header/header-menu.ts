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

const useOpened = create<{ opened: (Opened & { until: number }) | null }>(() => ({ opened: null }));

export const openHeaderMenu = (opened: Opened): void =>
  useOpened.setState({ opened: { ...opened, until: performance.now() + comesWithinMs } });

/** Whether a key has opened a menu of this conversation that may not have the keyboard yet: letters are meant for it. */
export function isHeaderMenuOpen(id: string | undefined): boolean {
  const { opened } = useOpened.getState();
  return opened !== null && opened.id === id && performance.now() < opened.until;
}

/** Whether a menu of this conversation's header is open, and what opens and closes it. */
export function useHeaderMenu(menu: HeaderMenu, id: string): [opened: boolean, setOpened: (opened: boolean) => void] {
  const { opened } = useOpened();
  const isOpen = opened?.menu === menu && opened.id === id;
  useEffect(() => {
    if (!isOpen) return;
    useOpened.setState({ opened: { menu, id, until: Number.POSITIVE_INFINITY } });
    // Whatever takes the menu away, a block by a colleague too, gives the keys back.
    return () =>
      useOpened.setState((now) => (now.opened?.menu === menu && now.opened.id === id ? { opened: null } : now));
  }, [isOpen, menu, id]);
  return [isOpen, (on) => useOpened.setState({ opened: on ? { menu, id, until: Number.POSITIVE_INFINITY } : null })];
}
