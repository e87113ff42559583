import { ActionIcon } from '@mantine/core';
import {
  IconBuildingStore,
  IconExternalLink,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { texts } from '#texts/shell.ts';
import { useMe } from '../../../people/me.tsx';
import { Hint } from '../../../ui/later/hint.tsx';
import { useViewer } from '../../../navigation/viewer.ts';
import classes from '../shell.module.css';
import { MenuLink } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';

interface NavigationProps {
  /** Icons alone. */
  narrow: boolean;
  /** Switches between icons and names; absent where the person cannot choose. */
  toggle?: (() => void) | undefined;
}

/** The menu at the side: entries above, ways out of the app below. */
export function Navigation({ narrow, toggle }: NavigationProps) {
  const { shop } = useMe();
  const { installed } = useViewer();
  const menu = useMenu();
  return (
    <>
      <ul className={classes.entries}>
        {menu.map((entry) => (
          <li key={entry.id}>
            <MenuLink entry={entry} as={narrow ? 'icon' : 'row'} />
          </li>
        ))}
      </ul>
      <div className={classes.below}>
        {!installed && (
          <>
            <Outside href={shop.shopAdminUrl} label={texts.shopAdmin} icon={IconExternalLink} narrow={narrow} />
            <Outside href={shop.storefrontUrl} label={texts.storefront} icon={IconBuildingStore} narrow={narrow} />
          </>
        )}
        {toggle && (
          <ActionIcon
            visibleFrom="sm"
            size={34}
            onClick={toggle}
            aria-label={narrow ? texts.expandMenu : texts.collapseMenu}
            aria-expanded={!narrow}
          >
            {narrow ? <IconLayoutSidebarLeftExpand size={18} /> : <IconLayoutSidebarLeftCollapse size={18} />}
          </ActionIcon>
        )}
      </div>
    </>
  );
}

interface OutsideProps {
  href: string;
  label: string;
  icon: typeof IconBuildingStore;
  narrow: boolean;
}

function Outside({ href, label, icon: Icon, narrow }: OutsideProps) {
  return (
    <Hint label={label} position="right" disabled={!narrow}>
      <a className={classes.entry} data-as={narrow ? 'icon' : 'row'} href={href} target="_blank" rel="noreferrer">
        <Icon size={18} stroke={1.8} />
        <span className={narrow ? 'visually-hidden' : undefined}>{label}</span>
        <span className="visually-hidden"> {texts.opensInNewTab}</span>
      </a>
    </Hint>
  );
}
