import type { Recommendation } from '@chatty/contract/recommendations';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { texts } from '#texts/recommendations.ts';
import { api } from '../../../connection/api.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { DeletedNotice, OvertakenNotice } from '../../../ui/form/meanwhile-notices.tsx';
import { Page } from '../../../ui/page.tsx';
import { addOnce } from '../../../ui/save-bar/add-once.ts';
import { leaveForm } from '../../../ui/save-bar/unsaved-forms.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { useDeleteRule, useRestoreRule } from './rule-actions.ts';
import { bodyOf, draftOf, emptyDraft } from './rule-draft.ts';
import { RuleForm, useRuleForm } from './rule-form.tsx';
import { applyRule, backToRules, rulePath, ruleQuery, rulesPath } from './rule-queries.ts';

const words = texts.form;
const recordWords = { missing: words.missing, notLoaded: words.notLoaded, loading: texts.loading };

/** What is added is shown on its own page, with what it would show. */
export function AddRulePage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [add] = useState(addOnce);
  const [saved, setSaved] = useState(emptyDraft);
  const form = useRuleForm({
    saved,
    async save(draft) {
      const data = await add(bodyOf(draft), {
        add: async (body) => (await api('POST /ai_assistant/recommendations', { body })).data,
        change: async (id, body) => (await api('PUT /ai_assistant/recommendations/:id', { params: { id }, body })).data,
      });
      setSaved(draftOf(data));
      return data;
    },
    onSaved(rule) {
      applyRule(client, rule);
      toastDone(texts.added);
      void navigate(rulePath(rule.id), { replace: true });
    },
  });
  return (
    <Page title={words.addTitle} back={backToRules} width="narrow">
      {form.bar}
      <RuleForm form={form} />
    </Page>
  );
}

export function EditRulePage() {
  const { id = '' } = useParams();
  return (
    <EditedRecord
      id={id}
      query={ruleQuery(id)}
      title={words.editTitle}
      back={backToRules}
      width="narrow"
      words={recordWords}
    >
      {(rule, isDeleted) => <EditRule key={id} rule={rule} isDeleted={isDeleted} />}
    </EditedRecord>
  );
}

/** Somebody may delete or change it while it is open here; what is typed stays, and the person decides. */
function EditRule({ rule, isDeleted }: { rule: Recommendation; isDeleted: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate: remove } = useDeleteRule();
  const saved = useMemo(() => draftOf(rule), [rule]);
  const form = useRuleForm({
    saved,
    async save(draft) {
      const params = { id: rule.id };
      const { data } = await api('PUT /ai_assistant/recommendations/:id', { params, body: bodyOf(draft) });
      applyRule(client, data);
      return data;
    },
    onSaved: () => void toastDone(texts.saved),
  });
  const removeAndLeave = () => {
    void navigate(rulesPath);
    remove(rule.id);
  };
  return (
    <Page
      title={words.editTitle}
      back={{ to: rulePath(rule.id), label: rule.name }}
      width="narrow"
      secondaryActions={
        <Button variant="default" c="var(--bad)" onClick={() => leaveForm(removeAndLeave)} disabled={isDeleted}>
          {texts.delete}
        </Button>
      }
    >
      {form.bar}
      {isDeleted ? (
        <Deleted id={rule.id} />
      ) : (
        form.isOvertaken && <OvertakenNotice words={words} showTheirs={form.reset} />
      )}
      <RuleForm form={form} />
    </Page>
  );
}

function Deleted({ id }: { id: string }) {
  const { mutate, isPending } = useRestoreRule();
  return <DeletedNotice words={words} restore={{ label: words.restore, isPending, run: () => mutate(id) }} />;
}
