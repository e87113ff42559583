import { Menu, type MenuProps, Modal, Tooltip } from '@mantine/core';
import { cloneElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { MenuButton } from './menu-button.ts';

/** The library's parts that open above a page. */
export const library = { Modal, Tooltip };

interface OpeningMenuProps extends Pick<MenuProps, 'position' | 'width'> {
  target: MenuButton;
  children: ReactNode;
}

/** A menu that opens as soon as it is there: somebody has pressed the button that stood in its place. */
export function OpeningMenu({ target, children, ...rest }: OpeningMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // This replaces the button that was pressed, so the focus returns here when the menu closes.
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu {...rest} opened={opened} onChange={setOpened} withinPortal>
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
