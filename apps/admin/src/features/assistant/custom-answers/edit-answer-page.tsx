import type { CustomAnswer } from '@chatty/contract/knowledge';
import { Prose } from '@chatty/prose/react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { api } from '../../../connection/api.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { DeletedNotice, OvertakenNotice } from '../../../ui/form/meanwhile-notices.tsx';
import { Page } from '../../../ui/page.tsx';
import { leaveForm } from '../../../ui/save-bar/unsaved-forms.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyAnswer } from '../area/apply-event.ts';
import { answerQuery } from '../area/source-queries.ts';
import { useDeleteAnswer, useRestoreAnswer } from './answer-actions.ts';
import { bodyOf, draftOf } from './answer-draft.ts';
import classes from './answer-form.module.css';
import { AnswerForm, useAnswerForm } from './answer-form.tsx';
import { backTo, backToAnswers } from './answer-paths.ts';

const { form: formTexts } = texts.answers;
const words = { missing: formTexts.missing, notLoaded: formTexts.notLoaded, loading: texts.loading };

/** Admins change it; members read it. */
export function EditAnswerPage() {
  const { id = '' } = useParams();
  const isAdmin = useMe().member.role === 'admin';
  const title = isAdmin ? texts.answers.edit : texts.answers.one;
  return (
    <EditedRecord id={id} query={answerQuery(id)} title={title} back={backToAnswers} width="narrow" words={words}>
      {(answer, isDeleted) =>
        isAdmin ? <EditAnswer key={id} answer={answer} isDeleted={isDeleted} /> : <ReadAnswer answer={answer} />
      }
    </EditedRecord>
  );
}

/** Somebody may delete or change it while it is open here; what is typed stays, and the person decides. */
function EditAnswer({ answer, isDeleted }: { answer: CustomAnswer; isDeleted: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate: remove } = useDeleteAnswer();
  const saved = useMemo(() => draftOf(answer), [answer]);
  const form = useAnswerForm({
    saved,
    async save(draft) {
      const { data } = await api('PUT /customAnswers/:id', { params: { id: answer.id }, body: bodyOf(draft) });
      applyAnswer(client, data);
      return data;
    },
    onSaved: () => void toastDone(),
  });
  const removeAndLeave = () => {
    void navigate(backTo(answer.productId).to);
    remove(answer.id);
  };
  return (
    <Page
      title={texts.answers.edit}
      back={backTo(answer.productId)}
      width="narrow"
      secondaryActions={
        <Button variant="default" c="var(--bad)" onClick={() => leaveForm(removeAndLeave)} disabled={isDeleted}>
          {texts.answers.delete}
        </Button>
      }
    >
      {form.bar}
      {isDeleted ? (
        <Deleted id={answer.id} />
      ) : (
        form.isOvertaken && <OvertakenNotice words={formTexts} showTheirs={form.reset} />
      )}
      <AnswerForm form={form} />
    </Page>
  );
}

const ReadAnswer = ({ answer: { question, prose, variants, productId } }: { answer: CustomAnswer }) => (
  <Page title={question} subtitle={texts.adminsOnly} back={backTo(productId)} width="narrow">
    <Card title={formTexts.answer}>
      <div className={classes.said} dir="auto">
        <Prose text={prose} />
      </div>
    </Card>
    {variants.length > 0 && (
      <Card title={formTexts.variants}>
        <ul className={classes.said}>
          {[...new Set(variants)].map((it) => (
            <li key={it} dir="auto">
              {it}
            </li>
          ))}
        </ul>
      </Card>
    )}
  </Page>
);

function Deleted({ id }: { id: string }) {
  const { mutate, isPending } = useRestoreAnswer();
  return <DeletedNotice words={formTexts} restore={{ label: formTexts.restore, isPending, run: () => mutate(id) }} />;
}
