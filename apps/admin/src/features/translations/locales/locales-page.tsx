import type { LocaleProgress, TranslationsOverview } from '@chatty/contract/translations';
import { ActionIcon, Menu, Skeleton, Stack, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/translations.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { languageName, localesQuery, ownName } from '../translation-queries.ts';
import { AddLocaleDialog } from './add-locale-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { MachineDialog } from './machine-dialog.tsx';
import { MachineProgress } from './machine-progress.tsx';
import { RemoveLocaleDialog } from './remove-locale-dialog.tsx';
import { useExport } from './use-export.ts';
import classes from '../translations.module.css';

type Asked = { what: 'add' } | { what: 'remove' | 'translate' | 'import'; locale: string };

/** The languages of the shop: how far each has come, and what can be done with it. */
export function LocalesPage() {
  const locales = useQuery(localesQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const about = asked && 'locale' in asked ? asked.locale : '';
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: '/settings', label: texts.back }}
      primaryAction={{ label: texts.add, run: () => setAsked({ what: 'add' }), disabled: !locales.data }}
    >
      {locales.data ? (
        <LocaleList overview={locales.data} ask={setAsked} />
      ) : (
        <Card>
          {locales.isError ? (
            <ErrorState problem={locales.error} retry={() => void locales.refetch()} title={texts.notLoaded} />
          ) : (
            <Stack role="status" aria-label={texts.loading}>
              <Skeleton height={44} />
              <Skeleton height={44} />
            </Stack>
          )}
        </Card>
      )}
      <AddLocaleDialog opened={asked?.what === 'add'} taken={locales.data?.locales ?? []} onClose={close} />
      <RemoveLocaleDialog locale={about} opened={asked?.what === 'remove'} onClose={close} />
      <MachineDialog locale={about} opened={asked?.what === 'translate'} onClose={close} />
      <ImportDialog locale={about} opened={asked?.what === 'import'} onClose={close} />
    </Page>
  );
}

function LocaleList({ overview, ask }: { overview: TranslationsOverview; ask(asked: Asked): void }) {
  return (
    <>
      {!overview.canTranslate && (
        <Text size="sm" c="ink.6" mb={8}>
          {texts.noEngine}
        </Text>
      )}
      <Card padded={false}>
        <ul className={classes.list}>
          {overview.locales.map((it) => (
            <LocaleRow key={it.locale} progress={it} canTranslate={overview.canTranslate} ask={ask} />
          ))}
        </ul>
      </Card>
    </>
  );
}

interface LocaleRowProps {
  progress: LocaleProgress;
  canTranslate: boolean;
  ask(asked: Asked): void;
}

function LocaleRow({ progress, canTranslate, ask }: LocaleRowProps) {
  const { locale, isPrimary, isOfStore, total, done, changed } = progress;
  const name = languageName(locale);
  const own = ownName(locale);
  const download = useExport();
  return (
    <li className={classes.row}>
      <Link to={`/settings/translations/${locale}`} className={classes.name}>
        <span>{name}</span>
        {own !== '' && own.toLowerCase() !== name.toLowerCase() && (
          <bdi className={classes.own} lang={locale}>
            {own}
          </bdi>
        )}
      </Link>
      <span className={classes.marks}>
        {isPrimary && <Tag>{texts.primary}</Tag>}
        {!isOfStore && <Tag>{texts.added}</Tag>}
        {changed > 0 && <Tag tone="warn">{texts.changed(changed)}</Tag>}
      </span>
      <span className={classes.progress}>
        <progress max={Math.max(1, total)} value={total === 0 ? 1 : done} aria-label={texts.done(done, total)} />
        <Text size="xs" c="ink.6">
          {texts.done(done, total)}
        </Text>
        <MachineProgress progress={progress} />
      </span>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={texts.more(name)}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => download(locale)}>{texts.export}</Menu.Item>
          <Menu.Item onClick={() => ask({ what: 'import', locale })}>{texts.import}</Menu.Item>
          {!isPrimary && (
            <Menu.Item
              disabled={!canTranslate || progress.machine?.state === 'running'}
              onClick={() => ask({ what: 'translate', locale })}
            >
              {texts.translate}
            </Menu.Item>
          )}
          {!isOfStore && (
            <Menu.Item color="red" onClick={() => ask({ what: 'remove', locale })}>
              {texts.remove}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
