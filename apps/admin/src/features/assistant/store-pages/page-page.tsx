import { CallFailed } from '@chatty/client/api';
import type { KnownPage, KnownPassage } from '@chatty/contract/data-sources';
import { Prose } from '@chatty/prose/react';
import { Alert, Button, Skeleton, Stack, Switch } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { pageQuery } from '../area/source-queries.ts';
import { idOfPath } from './page-address.ts';
import classes from './page-page.module.css';
import { useSwitchPage } from './use-switch-page.ts';

const words = texts.page;
const back = { to: '/ai_assistant/data_sources/pages', label: texts.pages.title };

const isGone = (problem: unknown) => problem instanceof CallFailed && problem.code === 'not_found';

/** A page as the assistant reads it: its passages, each of which can be switched off. */
export function PagePage() {
  const { id = '' } = useParams();
  const read = useQuery(pageQuery(idOfPath(id)));
  if (isGone(read.error)) {
    return (
      <Page title={texts.pages.title} back={back} width="narrow">
        <Card>
          <EmptyState title={words.missing} />
        </Card>
      </Page>
    );
  }
  if (read.data) return <Shown {...read.data} />;
  return (
    <Page title={texts.pages.title} back={back} width="narrow">
      <Card>
        {read.isError ? (
          <ErrorState problem={read.error} retry={() => void read.refetch()} title={words.notLoaded} />
        ) : (
          <Stack role="status" aria-label={texts.loading}>
            <Skeleton height={14} width="40%" />
            <Skeleton height={60} />
          </Stack>
        )}
      </Card>
    </Page>
  );
}

function Shown({ page, passages }: { page: KnownPage; passages: KnownPassage[] }) {
  const isAdmin = useMe().member.role === 'admin';
  const { mutate } = useSwitchPage();
  const openInStore = (
    <Button
      component="a"
      href={page.url}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      rightSection={<IconExternalLink size={14} />}
    >
      {words.open} <span className="visually-hidden">{words.opensInNewTab}</span>
    </Button>
  );
  return (
    <Page
      title={page.title || texts.pages.untitled}
      subtitle={`${texts.pages.kinds[page.kind]} · ${words.changed(dateAndTime(page.updatedAt))}`}
      back={back}
      width="narrow"
      secondaryActions={openInStore}
    >
      <Card>
        <Switch
          label={texts.pages.inAnswers}
          description={page.used ? words.passagesHint : words.isOff}
          checked={page.used}
          disabled={!isAdmin}
          onChange={(event) => mutate({ id: page.id, used: event.currentTarget.checked })}
        />
        {!isAdmin && <p className={classes.hint}>{texts.adminsOnly}</p>}
      </Card>
      <Card title={words.passages}>
        {passages.length === 0 && <p className={classes.hint}>{words.none}</p>}
        {passages.some((it) => !it.used) && <Alert color="yellow">{words.staysOff}</Alert>}
        <ol className={classes.passages}>
          {numbered(passages).map(({ key, passage }) => (
            <Passage
              key={key}
              passage={passage}
              canSwitch={isAdmin && page.used}
              isUsed={page.used && passage.used}
              use={(used) => mutate({ id: page.id, used, mark: passage.mark })}
            />
          ))}
        </ol>
      </Card>
    </Page>
  );
}

/** Passages may say the same. */
const numbered = (passages: readonly KnownPassage[]) =>
  passages.map((passage, at) => ({ key: `${at} ${passage.mark}`, passage }));

interface PassageProps {
  passage: KnownPassage;
  canSwitch: boolean;
  isUsed: boolean;
  use(used: boolean): void;
}

function Passage({ passage, canSwitch, isUsed, use }: PassageProps) {
  return (
    <li className={classes.passage} data-off={!isUsed}>
      <div className={classes.words} dir="auto">
        <h3>{passage.title}</h3>
        <Prose text={passage.text} />
      </div>
      <Switch
        className={classes.acts}
        aria-label={texts.pages.use(passage.title)}
        checked={isUsed}
        disabled={!canSwitch}
        onChange={(event) => use(event.currentTarget.checked)}
      />
    </li>
  );
}
