import type { SizeGuide } from '@chatty/contract/size-guides';
import { headText, rowText } from '@chatty/contract/size-table';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { texts } from '#texts/size-guides.ts';
import { api } from '../../../connection/api.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { DeletedNotice, OvertakenNotice } from '../../../ui/form/meanwhile-notices.tsx';
import { Page } from '../../../ui/page.tsx';
import { addOnce } from '../../../ui/save-bar/add-once.ts';
import { leaveForm } from '../../../ui/save-bar/unsaved-forms.ts';
import { toastDone } from '../../../ui/toast.tsx';
import answerClasses from '../custom-answers/answer-form.module.css';
import { useDeleteGuide, useRestoreGuide } from './guide-actions.ts';
import { bodyOf, draftOf, emptyDraft } from './guide-draft.ts';
import { GuideForm, useGuideForm } from './guide-form.tsx';
import { applyGuide, backToGuides, guideQuery, guidesPath } from './guide-queries.ts';

const recordWords = { missing: texts.missing, notLoaded: texts.guideNotLoaded, loading: texts.loading };

export function AddGuidePage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [add] = useState(addOnce);
  const [saved, setSaved] = useState(emptyDraft);
  const form = useGuideForm({
    saved,
    async save(draft) {
      const data = await add(bodyOf(draft), {
        add: async (body) => (await api('POST /ai_assistant/size-guides', { body })).data,
        change: async (id, body) => (await api('PUT /ai_assistant/size-guides/:id', { params: { id }, body })).data,
      });
      setSaved(draftOf(data));
      return data;
    },
    onSaved(guide) {
      applyGuide(client, guide);
      toastDone(texts.added);
      void navigate(guidesPath, { replace: true });
    },
  });
  return (
    <Page title={texts.addTitle} back={backToGuides} width="narrow">
      {form.bar}
      <GuideForm form={form} />
    </Page>
  );
}

/** Admins change it; members read it. */
export function EditGuidePage() {
  const { id = '' } = useParams();
  const isAdmin = useMe().member.role === 'admin';
  return (
    <EditedRecord
      id={id}
      query={guideQuery(id)}
      title={isAdmin ? texts.editTitle : texts.one}
      back={backToGuides}
      width="narrow"
      words={recordWords}
    >
      {(guide, isDeleted) =>
        isAdmin ? <EditGuide key={id} guide={guide} isDeleted={isDeleted} /> : <ReadGuide guide={guide} />
      }
    </EditedRecord>
  );
}

/** Somebody may delete or change it while it is open here; what is typed stays, and the person decides. */
function EditGuide({ guide, isDeleted }: { guide: SizeGuide; isDeleted: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate: remove } = useDeleteGuide();
  const saved = useMemo(() => draftOf(guide), [guide]);
  const form = useGuideForm({
    saved,
    async save(draft) {
      const params = { id: guide.id };
      const { data } = await api('PUT /ai_assistant/size-guides/:id', { params, body: bodyOf(draft) });
      applyGuide(client, data);
      return data;
    },
    onSaved: () => void toastDone(texts.saved),
  });
  const removeAndLeave = () => {
    void navigate(guidesPath);
    remove(guide.id);
  };
  return (
    <Page
      title={texts.editTitle}
      back={backToGuides}
      width="narrow"
      secondaryActions={
        <Button variant="default" c="var(--bad)" onClick={() => leaveForm(removeAndLeave)} disabled={isDeleted}>
          {texts.delete}
        </Button>
      }
    >
      {form.bar}
      {isDeleted ? (
        <Deleted id={guide.id} />
      ) : (
        form.isOvertaken && <OvertakenNotice words={texts} showTheirs={form.reset} />
      )}
      <GuideForm form={form} />
    </Page>
  );
}

const ReadGuide = ({ guide }: { guide: SizeGuide }) => (
  <Page title={guide.name} subtitle={texts.adminsOnly} back={backToGuides} width="narrow">
    <Card title={texts.form.table}>
      <ul className={answerClasses.said}>
        {[headText(guide, texts.form.size), ...guide.rows.map(rowText)].map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </Card>
  </Page>
);

function Deleted({ id }: { id: string }) {
  const { mutate, isPending } = useRestoreGuide();
  return <DeletedNotice words={texts} restore={{ label: texts.restore, isPending, run: () => mutate(id) }} />;
}
