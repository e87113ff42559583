import type { Faq } from '@chatty/contract/faqs';
import { Button, Text } from '@mantine/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { texts } from '#texts/faqs.ts';
import { api } from '../../../connection/api.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { pick } from '../../../connection/merging/merge-draft.ts';
import { Card } from '../../../ui/card.tsx';
import { DeletedNotice } from '../../../ui/form/meanwhile-notices.tsx';
import { Page } from '../../../ui/page.tsx';
import { leaveForm } from '../../../ui/save-bar/unsaved-forms.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyFaqEvent } from '../apply-event.ts';
import { useDeleteFaq, useRestoreFaq } from '../faq-actions.ts';
import { faqQuery } from '../faq-queries.ts';
import { bodyOf, draftOf } from './faq-draft.ts';
import { FaqForm } from './faq-form.tsx';
import { useFaqForm } from './use-faq-form.ts';

const back = { to: '/faqs', label: texts.faqs };
const words = { missing: texts.form.missing, notLoaded: texts.form.notLoaded, loading: texts.loading };

export function EditFaqPage() {
  const { id = '' } = useParams();
  return (
    <EditedRecord id={id} query={faqQuery(id)} title={texts.edit} back={back} width="narrow" words={words}>
      {(faq, isDeleted) => <EditFaq key={id} faq={faq} isDeleted={isDeleted} />}
    </EditedRecord>
  );
}

/** Shows what was saved, unless a colleague’s later change was told already: then the answer is the older news. */
function showSaved(client: QueryClient, saved: Faq): void {
  const held = client.getQueryData(faqQuery(saved.id).queryKey);
  if (!held || held.updatedAt <= saved.updatedAt) applyFaqEvent(client, { type: 'faq.changed', payload: saved });
}

/** Somebody may delete or change the FAQ while it is open here; what is typed stays, and the person decides. */
function EditFaq({ faq, isDeleted }: { faq: Faq; isDeleted: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate: remove } = useDeleteFaq();
  const saved = useMemo(() => draftOf(faq), [faq]);
  const form = useFaqForm({
    saved,
    async save(draft, changed) {
      // What is typed over is what is saved now, as the server told it: before anything else is decided, nothing is sent.
      const body = { ...pick(bodyOf(draft), changed), from: pick(faq, changed) };
      const { data } = await api('PUT /faqs/:id', { params: { id: faq.id }, body });
      showSaved(client, data);
      return data;
    },
    reread: () => client.refetchQueries({ queryKey: faqQuery(faq.id).queryKey }),
    onSaved: () => void toastDone(),
  });
  const removeAndLeave = () => {
    void navigate('/faqs');
    remove(faq);
  };
  return (
    <Page
      title={texts.edit}
      back={back}
      width="narrow"
      secondaryActions={
        <>
          <Button component={Link} to="/faqs/addFaq" variant="default">
            {texts.addAnother}
          </Button>
          <Button variant="default" c="var(--bad)" onClick={() => leaveForm(removeAndLeave)} disabled={isDeleted}>
            {texts.delete}
          </Button>
        </>
      }
    >
      {form.bar}
      {isDeleted && <Deleted id={faq.id} />}
      <FaqForm form={form} />
      <Feedback faq={faq} />
    </Page>
  );
}

/** What visitors thought of the answer. */
function Feedback({ faq: { helpful, unhelpful } }: { faq: Faq }) {
  const total = helpful + unhelpful;
  return (
    <Card title={texts.form.feedback}>
      <Text size="sm">{total === 0 ? texts.form.noVotes : texts.form.votes(helpful, total)}</Text>
    </Card>
  );
}

function Deleted({ id }: { id: string }) {
  const { mutate, isPending } = useRestoreFaq();
  return <DeletedNotice words={texts.form} restore={{ label: texts.restore, isPending, run: () => mutate(id) }} />;
}
