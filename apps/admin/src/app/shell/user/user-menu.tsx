import { Text, UnstyledButton } from '@mantine/core';
import { texts } from '#texts/shell.ts';
import { useMe } from '../../../people/me.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { later } from '../../../ui/later/later.ts';
import { LaterMenu } from '../../../ui/later/later-menu.tsx';
import classes from '../shell.module.css';

const items = later(() => import('./user-items.tsx'));

/**
 * `bar` with the name where there is room, `icon` at the side, `tab` in the bar of a phone; `host` with the shop's name,
 * in place of the title that the Shopify admin has in its own bar.
 */
export function UserMenu({ as }: { as: 'bar' | 'icon' | 'tab' | 'host' }) {
  const { member, shop } = useMe();
  return (
    <LaterMenu
      position={positions[as]}
      width={260}
      items={items}
      of={{}}
      target={
        <UnstyledButton className={as === 'tab' ? classes.entry : classes.user} data-as={as}>
          <Avatar
            name={member.fullName}
            src={member.avatar}
            size={as === 'tab' ? 22 : 28}
            mark={member.enableAwayMode ? 'away' : 'online'}
          />
          <span className="visually-hidden">{texts.userMenu(member.fullName)}</span>
          {as === 'tab' && <span aria-hidden>{texts.you}</span>}
          {as === 'bar' && (
            <Text size="sm" fw={550} truncate visibleFrom="sm" aria-hidden>
              {member.fullName}
            </Text>
          )}
          {as === 'host' && (
            <Text fw={650} truncate aria-hidden>
              {shop.name}
            </Text>
          )}
        </UnstyledButton>
      }
    />
  );
}

const positions = { bar: 'bottom-end', icon: 'top-start', tab: 'top-start', host: 'bottom-start' } as const;
