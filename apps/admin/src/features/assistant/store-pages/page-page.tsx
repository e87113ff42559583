import { CallFailed } from '@chatty/client/api';
import type { KnownPage, KnownPassage } from '@chatty/contract/data-sources';
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
import { PassageList } from '../area/passage-list.tsx';
import classes from '../area/passage-list.module.css';
import { pageQuery } from '../area/source-queries.ts';
import { idOfPath } from './page-address.ts';
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
        <PassageList
          passages={passages}
          isUsed={page.used}
          canSwitch={isAdmin}
          use={(mark, used) => mutate({ id: page.id, used, mark })}
        />
      </Card>
    </Page>
  );
}
