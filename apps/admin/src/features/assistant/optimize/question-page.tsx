import type { Asking, OpenQuestion } from '@chatty/contract/optimize';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { texts } from '#texts/assistant-optimize.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { answersPath } from '../custom-answers/answer-paths.ts';
import { AskingList } from './asking-list.tsx';
import { IgnoreDialog } from './ignore-dialog.tsx';
import classes from './optimize.module.css';
import { draftQuery, optimizePath, questionQuery } from './optimize-queries.ts';
import { PublishForm } from './publish-form.tsx';
import { useAskAgain, useIgnore } from './question-actions.ts';

const words = texts.question;
const back = { to: optimizePath, label: words.back };

/** One open question: how it was asked, what an answer could say, and whether what was published answers it. */
export function QuestionPage() {
  const { id = '' } = useParams();
  return (
    <EditedRecord id={id} query={questionQuery(id)} title={words.title} back={back} width="narrow" words={words}>
      {({ question, askings }) => <Question key={id} question={question} askings={askings} />}
    </EditedRecord>
  );
}

function Question({ question, askings }: { question: OpenQuestion; askings: readonly Asking[] }) {
  const isAdmin = useMe().member.role === 'admin';
  const { mutate: askAgain } = useAskAgain();
  const { mutate: change, mutateAsync: changing } = useIgnore();
  const [isIgnoring, setIgnoring] = useState(false);
  const { id, state, isChecking } = question;
  return (
    <Page
      title={question.question}
      back={back}
      width="narrow"
      secondaryActions={
        <>
          {isAdmin && state !== 'ignored' && (
            <Button variant="default" onClick={() => setIgnoring(true)}>
              {words.ignore}
            </Button>
          )}
          {isAdmin && state === 'ignored' && (
            <Button variant="default" onClick={() => change({ id, ignored: null })}>
              {words.reopen}
            </Button>
          )}
          <Button variant="default" loading={isChecking} onClick={() => askAgain(id)}>
            {words.again}
          </Button>
        </>
      }
    >
      <IgnoreDialog
        opened={isIgnoring}
        close={() => setIgnoring(false)}
        ignore={(reason, note) => changing({ id, ignored: { reason, note } })}
      />
      <Status question={question} />
      {isAdmin && state === 'open' && question.published === null && <Draft question={question} />}
      <AskingList askings={askings} all={question.asked} />
    </Page>
  );
}

const answerPath = ({ as, id }: NonNullable<OpenQuestion['published']>) =>
  as === 'faq' ? `/faqs/editFaq/${id}` : `${answersPath}/${id}`;

/** How far the question has come, in words. */
function Status({ question }: { question: OpenQuestion }) {
  const { state, ignored, published, isChecking } = question;
  const edit = published && (
    <Button component={Link} to={answerPath(published)} variant="default" size="compact-sm" mt={8}>
      {words.openAnswer[published.as]}
    </Button>
  );
  if (ignored)
    return (
      <Alert className={classes.notice} title={words.ignoredFor(texts.ignoring.reasons[ignored.reason])}>
        {ignored.note}
      </Alert>
    );
  if (isChecking)
    return (
      <Alert className={classes.notice} role="status" title={words.checking}>
        {edit}
      </Alert>
    );
  if (state === 'answered')
    return (
      <Alert color="green" className={classes.notice} role="status" title={words.answered}>
        {words.answeredText}
        <div>{edit}</div>
      </Alert>
    );
  if (published)
    return (
      <Alert color="yellow" className={classes.notice} role="status" title={words.stillOpen}>
        {words.stillOpenText}
        <div>{edit}</div>
      </Alert>
    );
  return null;
}

/** The answer that is to be published, once there is a draft of it. */
function Draft({ question }: { question: OpenQuestion }) {
  const draft = useQuery(draftQuery(question.id));
  if (draft.data) return <PublishForm question={question} draft={draft.data} />;
  return (
    <Card>
      {draft.isError ? (
        <ErrorState problem={draft.error} retry={() => void draft.refetch()} title={words.draft.notLoaded} />
      ) : (
        <div role="status" aria-label={words.draft.loading}>
          <Skeleton height={34} mb={12} />
          <Skeleton height={160} />
        </div>
      )}
    </Card>
  );
}
