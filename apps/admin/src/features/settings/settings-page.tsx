import { IconBell, IconChevronRight, IconUserCircle, IconUsers } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useMe } from '../../app/me.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './settings.module.css';

interface Place {
  to: string;
  title: string;
  text: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
}

interface Section {
  title: string;
  places: readonly Place[];
  /** What belongs to the shop is the admins'. */
  admin: boolean;
}

/** A place stands here once its page works. */
const sections: readonly Section[] = [
  {
    title: 'Shop',
    admin: true,
    places: [
      {
        to: '/settings/team-members',
        title: 'Team members',
        text: 'Invite people, give them a role, and see who has a seat',
        icon: IconUsers,
      },
    ],
  },
  {
    title: 'You',
    admin: false,
    places: [
      {
        to: '/settings/detail/notifications',
        title: 'Notifications',
        text: 'What you are told of by e-mail and push while you are away',
        icon: IconBell,
      },
      {
        to: '/profile',
        title: 'My account',
        text: 'Your name and picture, password, two-factor authentication and sessions',
        icon: IconUserCircle,
      },
    ],
  },
];

export function SettingsPage() {
  const { member, shop } = useMe();
  const shown = sections.filter((it) => !it.admin || member.role === 'admin');
  return (
    <Page title="Settings" width="narrow">
      {shown.map((section) => (
        <Card key={section.title} title={section.admin ? shop.name : section.title} padded={false}>
          <ul className={classes.places}>
            {section.places.map((it) => (
              <li key={it.to}>
                <PlaceLink {...it} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Page>
  );
}

function PlaceLink({ to, title, text, icon: Icon }: Place) {
  return (
    <Link to={to} className={classes.place}>
      <span className={classes.icon} aria-hidden>
        <Icon size={20} stroke={1.6} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.text}>{text}</span>
      </span>
      <IconChevronRight size={16} stroke={1.8} className={classes.arrow} aria-hidden />
    </Link>
  );
}
