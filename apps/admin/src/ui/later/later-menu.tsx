import type { MenuProps } from '@mantine/core';
import { cloneElement, type ComponentType, startTransition, useState } from 'react';
import { failureText, showFailure } from '../toast.tsx';
import type { Later } from './later.ts';
import type { MenuButton } from './menu-button.ts';
import { overlayCode } from './overlay-code.ts';

interface LaterMenuProps<Props extends object> extends Pick<MenuProps, 'position' | 'width'> {
  target: MenuButton;
  items: Later<{ Items: ComponentType<Props> }>;
  /** What the items need to know. */
  of: Props;
}

/** The library's `Menu`, whose code comes after the first screen, with its items, or when somebody presses the button. */
export function LaterMenu<Props extends object>({ target, items, of, ...rest }: LaterMenuProps<Props>) {
  const [pressed, setPressed] = useState(false);
  const code = overlayCode.use();
  const Items = items.use()?.Items;
  if (pressed && code && Items) {
    return (
      <code.OpeningMenu {...rest} target={target}>
        <Items {...of} />
      </code.OpeningMenu>
    );
  }
  const press = () => {
    // The menu is made for the first time: what the press itself changes need not wait for that.
    startTransition(() => setPressed(true));
    Promise.all([overlayCode.load(), items.load()]).catch((problem: unknown) => {
      setPressed(false);
      showFailure(failureText(problem));
    });
  };
  return cloneElement(target, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: press });
}
