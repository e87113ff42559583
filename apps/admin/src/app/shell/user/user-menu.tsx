import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconDeviceDesktopDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { isEmbedded } from '../../../ui/embedded/app-bridge.ts';
import { leaveForm } from '../../../ui/save-bar/unsaved-forms.ts';
import { useMe } from '../../me.tsx';
import { endPush } from '../../push/own-push.ts';
import { entryOf } from '../../route-table/routes-of.tsx';
import { whatShows } from '../../route-table/entry.ts';
import { routeTable } from '../../route-table/route-table.ts';
import { signOut } from '../../session/session.ts';
import { useViewer } from '../../viewer/viewer.ts';
import classes from '../shell.module.css';
import { ShopSwitcher } from './shop-switcher.tsx';
import { useInstall } from './install-offer.ts';
import { useAwayMode } from './use-away-mode.ts';

/** `bar` with the name where there is room, `icon` at the side, `tab` in the bar of a phone. */
export function UserMenu({ as }: { as: 'bar' | 'icon' | 'tab' }) {
  const { member } = useMe();
  return (
    <Menu position={as === 'bar' ? 'bottom-end' : 'top-start'} width={260} withinPortal>
      <Menu.Target>
        <UnstyledButton className={as === 'tab' ? classes.entry : classes.user} data-as={as}>
          <Avatar
            name={member.fullName}
            src={member.avatar}
            size={as === 'tab' ? 22 : 28}
            mark={member.enableAwayMode ? 'away' : 'online'}
          />
          <span className="visually-hidden">User menu of {member.fullName}</span>
          {as === 'tab' && <span aria-hidden>You</span>}
          {as === 'bar' && (
            <Text size="sm" fw={550} truncate visibleFrom="sm" aria-hidden>
              {member.fullName}
            </Text>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Entries />
      </Menu.Dropdown>
    </Menu>
  );
}

function Entries() {
  const { member } = useMe();
  const viewer = useViewer();
  const away = useAwayMode();
  const install = useInstall();
  const navigate = useNavigate();
  const hasAccount = whatShows(entryOf(routeTable, '/profile'), viewer) === 'page';
  const leave = () => {
    void endPush();
    void signOut();
    void navigate('/');
  };
  return (
    <>
      <Menu.Label>
        <Text size="sm" fw={650} c="ink.9" truncate>
          {member.fullName}
        </Text>
        <Text size="xs" truncate>
          {member.email}
        </Text>
      </Menu.Label>
      <Menu.Divider />
      {!isEmbedded() && <ShopSwitcher />}
      <Menu.CheckboxItem checked={member.enableAwayMode} onChange={(it) => away.mutate(it)}>
        Away mode
      </Menu.CheckboxItem>
      {hasAccount && (
        <Menu.Item component={Link} to="/profile" leftSection={<IconUserCircle size={16} />}>
          My account
        </Menu.Item>
      )}
      {install && (
        <Menu.Item leftSection={<IconDeviceDesktopDown size={16} />} onClick={install}>
          Install the app
        </Menu.Item>
      )}
      {!isEmbedded() && (
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => leaveForm(leave)}>
          Log out
        </Menu.Item>
      )}
    </>
  );
}
