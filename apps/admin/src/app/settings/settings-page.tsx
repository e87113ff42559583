import { Switch } from '@mantine/core';
import { IconChevronRight, IconMoon } from '@tabler/icons-react';
import { type ComponentType, useId } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/settings.ts';
import type { Feature, SettingsPlace } from '../../navigation/feature.ts';
import { useMe } from '../../people/me.tsx';
import { useAwayMode } from '../../people/use-away-mode.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { loadPlaces } from './load-places.ts';
import classes from './settings.module.css';

/** The page that lists the settings: admins see those of the shop, everybody sees their own. */
export async function settingsPageOf(features: readonly Feature[]): Promise<ComponentType> {
  const places = await loadPlaces(features);
  return () => <Settings places={places} />;
}

function Settings({ places }: { places: readonly SettingsPlace[] }) {
  const { member, shop } = useMe();
  return (
    <Page title={texts.title} width="narrow">
      {member.role === 'admin' && (
        <Card title={shop.name} padded={false}>
          <ul className={classes.places}>
            <PlaceLinks places={places.filter((it) => it.of === 'shop')} />
          </ul>
        </Card>
      )}
      <Card title={texts.you} padded={false}>
        <ul className={classes.places}>
          <li>
            <AwayMode />
          </li>
          <PlaceLinks places={places.filter((it) => it.of === 'member')} />
        </ul>
      </Card>
    </Page>
  );
}

function PlaceLinks({ places }: { places: readonly SettingsPlace[] }) {
  const me = useMe().member.id;
  return places.map(({ to, ...place }) => (
    <li key={place.title}>
      <Link to={typeof to === 'string' ? to : to(me)} className={classes.place}>
        <PlaceWords {...place} />
        <IconChevronRight size={16} stroke={1.8} className={classes.arrow} aria-hidden />
      </Link>
    </li>
  ));
}

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
        onChange={(event) => away.mutate(event.currentTarget.checked)}
        aria-label={texts.awayMode.title}
      />
    </label>
  );
}

function PlaceWords({ title, text, icon: Icon }: Pick<SettingsPlace, 'title' | 'text' | 'icon'>) {
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
