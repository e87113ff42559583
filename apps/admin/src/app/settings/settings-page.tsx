import { Switch } from '@mantine/core';
import { IconBell, IconChevronRight, IconMoon, IconUserCircle, IconUsers } from '@tabler/icons-react';
import { type ComponentType, useId } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/settings.ts';
import { useMe } from '../../people/me.tsx';
import { useAwayMode } from '../../people/use-away-mode.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './settings.module.css';

interface Words {
  title: string;
  text: string;
}

interface Place extends Words {
  to: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
}

// A place stands here once its page works.
const ofShop: readonly Place[] = [{ ...texts.team, to: '/settings/team-members', icon: IconUsers }];
const ofMember: readonly Place[] = [
  { ...texts.notifications, to: '/settings/detail/notifications', icon: IconBell },
  { ...texts.account, to: '/profile', icon: IconUserCircle },
];

/** What belongs to the shop is the admins'; what is one's own is everybody's. */
export function SettingsPage() {
  const { member, shop } = useMe();
  return (
    <Page title={texts.title} width="narrow">
      {member.role === 'admin' && (
        <Card title={shop.name} padded={false}>
          <ul className={classes.places}>
            <PlaceLinks places={ofShop} />
          </ul>
        </Card>
      )}
      <Card title={texts.you} padded={false}>
        <ul className={classes.places}>
          <li>
            <AwayMode />
          </li>
          <PlaceLinks places={ofMember} />
        </ul>
      </Card>
    </Page>
  );
}

const PlaceLinks = ({ places }: { places: readonly Place[] }) =>
  places.map((it) => (
    <li key={it.to}>
      <Link to={it.to} className={classes.place}>
        <PlaceWords {...it} />
        <IconChevronRight size={16} stroke={1.8} className={classes.arrow} aria-hidden />
      </Link>
    </li>
  ));

/** Also in the user menu; inside the Shopify admin that menu stands in the inbox only. */
function AwayMode() {
  const { member } = useMe();
  const away = useAwayMode();
  const field = useId();
  return (
    <label className={classes.place} htmlFor={field}>
      <PlaceWords {...texts.awayMode} icon={IconMoon} />
      <Switch
        id={field}
        checked={member.enableAwayMode}
        onChange={(it) => away.mutate(it.currentTarget.checked)}
        aria-label={texts.awayMode.title}
      />
    </label>
  );
}

function PlaceWords({ title, text, icon: Icon }: Omit<Place, 'to'>) {
  return (
    <>
      <span className={classes.icon} aria-hidden>
        <Icon size={20} stroke={1.6} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.text}>{text}</span>
      </span>
    </>
  );
}
