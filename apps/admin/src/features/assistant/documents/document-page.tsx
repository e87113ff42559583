import { CallFailed } from '@chatty/client/api';
import type { DataOf } from '@chatty/client/api';
import type { KnownDocument } from '@chatty/contract/documents';
import { Alert, Button, Group, Skeleton, Stack, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { texts as own } from '#texts/assistant-documents.ts';
import { useMe } from '../../../people/me.tsx';
import { membersQuery } from '../../../people/members.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { PassageList } from '../area/passage-list.tsx';
import classes from '../area/passage-list.module.css';
import { PageChangesView } from '../sources/page-changes.tsx';
import { useRemoveDocument, useSwitchDocument } from './document-actions.ts';
import { documentQuery } from './document-queries.ts';
import { AgeNote, DocumentTag, WhyNotRead } from './document-status.tsx';

const words = own.documents;

interface DocumentPageProps {
  back: { to: string; label: string };
  /** What can be done to it, for admins. */
  actions(document: KnownDocument): ReactNode;
}

const isGone = (problem: unknown) => problem instanceof CallFailed && problem.code === 'not_found';

/** A file or page of the web as the assistant reads it: its passages, each of which can be switched off. */
export function DocumentPage({ back, actions }: DocumentPageProps) {
  const { id = '' } = useParams();
  const read = useQuery(documentQuery(id));
  if (read.data && !isGone(read.error)) return <Shown {...read.data} back={back} actions={actions} />;
  return (
    <Page title={back.label} back={back} width="narrow">
      <Card>
        {isGone(read.error) ? (
          <EmptyState title={words.missing} />
        ) : read.isError ? (
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

type ShownProps = DataOf<'GET /ai_assistant/documents/:id'> & DocumentPageProps;

function Shown({ document, passages, changes, back, actions }: ShownProps) {
  const isAdmin = useMe().member.role === 'admin';
  const navigate = useNavigate();
  const { mutate: use } = useSwitchDocument();
  const remove = useRemoveDocument();
  const { id, kind, title, used, addedAt, addedBy } = document;
  const name = useQuery(membersQuery).data?.find((it) => it.id === addedBy)?.fullName ?? '';
  const removeIt = () => remove.mutate(document, { onSuccess: () => void navigate(back.to) });
  return (
    <Page title={title} subtitle={words.added(dateAndTime(addedAt), name)} back={back} width="narrow">
      <Card>
        <Stack gap="sm">
          <Group gap={8}>
            <DocumentTag document={document} />
            {document.readAt && <span className={classes.fact}>{words.read(dateAndTime(document.readAt))}</span>}
          </Group>
          <WhyNotRead document={document} />
          <AgeNote document={document} />
          {kind === 'sitemap' ? (
            <span>{own.web.pagesOf(document.pages)}</span>
          ) : (
            <Switch
              label={words.inAnswers}
              description={used ? words.passagesHint : words.isOff}
              checked={used}
              disabled={!isAdmin}
              onChange={(event) => use({ id, used: event.currentTarget.checked })}
            />
          )}
          {isAdmin ? (
            <Group gap={8}>
              {actions(document)}
              <Button variant="default" loading={remove.isPending} onClick={removeIt}>
                {words.remove}
              </Button>
            </Group>
          ) : (
            <p className={classes.hint}>{texts.adminsOnly}</p>
          )}
          {changes && <PageChangesView changes={changes} title={words.changes} />}
        </Stack>
      </Card>
      {kind !== 'sitemap' && (
        <Card title={words.passagesTitle}>
          {passages.length === 0 && <p className={classes.hint}>{words.none}</p>}
          {passages.some((it) => !it.used) && <Alert color="yellow">{words.staysOff}</Alert>}
          <PassageList
            passages={passages}
            isUsed={used}
            canSwitch={isAdmin}
            use={(mark, on) => use({ id, used: on, mark })}
          />
        </Card>
      )}
    </Page>
  );
}
