import { UserMenu } from '../user/user-menu.tsx';
import classes from '../shell.module.css';
import { MenuLink } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';

/** The navigation of a phone, where a thumb reaches it. */
export function BottomBar() {
  return (
    <ul className={classes.tabs}>
      {useMenu().map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} as="tab" />
        </li>
      ))}
      <li>
        <UserMenu as="tab" />
      </li>
    </ul>
  );
}
