import { Menu, Text } from '@mantine/core';
import { IconCommand, IconDeviceDesktopDown, IconLogout, IconMoon, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { texts as paletteTexts } from '#texts/palette.ts';
import { texts } from '#texts/user-menu.ts';
import { isEmbedded } from '../../../ui/embedded/app-bridge.ts';
import { leaveForm } from '../../../ui/save-bar/unsaved-forms.ts';
import { useMe } from '../../../people/me.tsx';
import { paletteKey } from '../../palette/palette-key.ts';
import { openPaletteAfterClosing } from '../../palette/palette-state.ts';
import { entryOf } from '../../route-table/routes-of.tsx';
import { whatShows } from '../../../navigation/path-entry.ts';
import { routeTable } from '../../route-table/route-table.ts';
import { useQueued } from '../../../connection/queued.ts';
import { useViewer } from '../../../navigation/viewer.ts';
import classes from '../shell.module.css';
import { askToLogOut } from './log-out-dialog.tsx';
import { ShopSwitcher } from './shop-switcher.tsx';
import { useLogOut } from './use-log-out.ts';
import { useInstall } from './install-offer.ts';
import { useAwayMode } from '../../../people/use-away-mode.ts';

/** What the user menu offers: the shops, away mode, one's account, and the way out. */
export function Items() {
  const { member } = useMe();
  const viewer = useViewer();
  const away = useAwayMode();
  const install = useInstall();
  const logOut = useLogOut();
  const queued = useQueued();
  const hasAccount = whatShows(entryOf(routeTable, '/profile'), viewer) === 'page';
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
      <Menu.CheckboxItem
        checked={member.enableAwayMode}
        onChange={(it) => away.mutate(it)}
        classNames={{ itemIndicator: classes.noIndicator }}
        rightSection={<span className={classes.switch} data-on={member.enableAwayMode} />}
      >
        <span className={classes.withIcon}>
          <IconMoon size={16} aria-hidden />
          {texts.awayMode}
        </span>
      </Menu.CheckboxItem>
      <Menu.Item
        leftSection={<IconCommand size={16} />}
        rightSection={
          <Text size="xs" c="ink.6">
            {paletteKey}
          </Text>
        }
        onClick={openPaletteAfterClosing}
      >
        {paletteTexts.title}
      </Menu.Item>
      {hasAccount && (
        <Menu.Item component={Link} to="/profile" leftSection={<IconUserCircle size={16} />}>
          {texts.account}
        </Menu.Item>
      )}
      {install && (
        <Menu.Item leftSection={<IconDeviceDesktopDown size={16} />} onClick={install}>
          {texts.install}
        </Menu.Item>
      )}
      {!isEmbedded() && (
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => leaveForm(queued > 0 ? askToLogOut : logOut)}>
          {texts.logOut}
        </Menu.Item>
      )}
    </>
  );
}
