import { create } from 'zustand';

/** Menus of a thread that a key opens as well; all but the last stand in its header. */
export type HeaderMenu = 'tags' | 'snooze' | 'priority' | 'assign' | 'sendLater';

interface Opened {
  menu: HeaderMenu;
  /** Of which conversation: a thread that is still on its way opens its menu once it is there. */
  id: string;
}

const useOpened = create<{ opened: Opened | null }>(() => ({ opened: null }));

export const openHeaderMenu = (opened: Opened): void => useOpened.setState({ opened });

/** Whether a key has opened a menu of this conversation that may not have the keyboard yet: letters are meant for it. */
export function isHeaderMenuOpen(id: string | undefined): boolean {
  const { opened } = useOpened.getState();
  return opened !== null && opened.id === id;
}

/** Whether a menu of this conversation's header is open, and what opens and closes it. */
export function useHeaderMenu(menu: HeaderMenu, id: string): [opened: boolean, setOpened: (opened: boolean) => void] {
  const { opened } = useOpened();
  const isOpen = opened?.menu === menu && opened.id === id;
  return [isOpen, (on) => useOpened.setState({ opened: on ? { menu, id } : null })];
}
