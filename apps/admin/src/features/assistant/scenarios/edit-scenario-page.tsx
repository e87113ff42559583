import type { Scenario } from '@chatty/contract/scenarios';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { texts } from '#texts/scenarios.ts';
import { api } from '../../../connection/api.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { DeletedNotice, OvertakenNotice } from '../../../ui/form/meanwhile-notices.tsx';
import { Page } from '../../../ui/page.tsx';
import { leaveForm } from '../../../ui/save-bar/unsaved-forms.ts';
import { toastDone } from '../../../ui/toast.tsx';
import answerClasses from '../custom-answers/answer-form.module.css';
import { Conflicts } from './conflicts.tsx';
import { useDeleteScenario, useResetScenario, useRestoreScenario } from './scenario-actions.ts';
import { bodyOf, draftOf } from './scenario-draft.ts';
import { ScenarioForm, useScenarioForm } from './scenario-form.tsx';
import { applyScenario, backToScenarios, scenarioQuery, scenariosPath } from './scenario-queries.ts';
import { TryWords } from './try-words.tsx';

const words = texts.form;
const recordWords = { missing: words.missing, notLoaded: words.notLoaded, loading: texts.loading };

/** One of the shop's own, or one that every shop has. Admins change it; members read and try it. */
export function EditScenarioPage() {
  const { id = '' } = useParams();
  const isAdmin = useMe().member.role === 'admin';
  const title = isAdmin ? words.editTitle : words.one;
  return (
    <EditedRecord
      id={id}
      query={scenarioQuery(id)}
      title={title}
      back={backToScenarios}
      width="narrow"
      words={recordWords}
    >
      {(scenario, isDeleted) =>
        isAdmin ? (
          <EditScenario key={id} scenario={scenario} isDeleted={isDeleted} />
        ) : (
          <ReadScenario scenario={scenario} />
        )
      }
    </EditedRecord>
  );
}

/** Somebody may delete or change it while it is open here; what is typed stays, and the person decides. */
function EditScenario({ scenario, isDeleted }: { scenario: Scenario; isDeleted: boolean }) {
  const client = useQueryClient();
  const saved = useMemo(() => draftOf(scenario), [scenario]);
  const form = useScenarioForm({
    saved,
    async save(draft) {
      const params = { id: scenario.id };
      const { data } = await api('PUT /ai_assistant/scenarios/:id', { params, body: bodyOf(draft) });
      applyScenario(client, data);
      return data;
    },
    onSaved: () => void toastDone(texts.saved),
  });
  return (
    <Page
      title={words.editTitle}
      back={backToScenarios}
      width="narrow"
      secondaryActions={<Away scenario={scenario} isDeleted={isDeleted} />}
    >
      {form.bar}
      {isDeleted ? (
        <Deleted id={scenario.id} />
      ) : (
        form.isOvertaken && <OvertakenNotice words={words} showTheirs={form.reset} />
      )}
      <Conflicts scenario={scenario} />
      <ScenarioForm form={form} />
      <TryWords scenario={scenario} isUnsaved={form.unsaved} />
    </Page>
  );
}

/** Takes it away, or of a default one what was changed. */
function Away({ scenario: { id, defaultKey, isChanged }, isDeleted }: { scenario: Scenario; isDeleted: boolean }) {
  const navigate = useNavigate();
  const { mutate: remove } = useDeleteScenario();
  const { mutate: reset, isPending } = useResetScenario();
  if (defaultKey !== null)
    return (
      <Button variant="default" loading={isPending} disabled={!isChanged} onClick={() => leaveForm(() => reset(id))}>
        {texts.reset}
      </Button>
    );
  const removeAndLeave = () => {
    void navigate(scenariosPath);
    remove(id);
  };
  return (
    <Button variant="default" c="var(--bad)" onClick={() => leaveForm(removeAndLeave)} disabled={isDeleted}>
      {texts.delete}
    </Button>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <Card title={title}>
      <ul className={answerClasses.said}>
        {lines.map((it) => (
          <li key={it} dir="auto">
            {it}
          </li>
        ))}
      </ul>
    </Card>
  );

/** What a step does, in one line. */
function lineOf(step: Scenario['steps'][number]): string {
  const name = texts.kinds[step.kind];
  switch (step.kind) {
    case 'say':
    case 'ask':
      return `${name}: ${step.text}`;
    case 'products':
      return `${name}: ${step.products.map((it) => it.title).join(', ') || step.search}`;
    case 'link':
      return `${name}: ${step.title} (${step.url})`;
    case 'hand_over':
      return `${name}: ${step.reason}`;
    case 'tag':
      return `${name}: ${step.name}`;
  }
}

const ReadScenario = ({ scenario }: { scenario: Scenario }) => (
  <Page title={scenario.title} subtitle={texts.adminsOnly} back={backToScenarios} width="narrow">
    <Lines title={words.examples} lines={[...new Set(scenario.examples)]} />
    <Lines title={words.counterExamples} lines={[...new Set(scenario.counterExamples)]} />
    <Lines title={words.steps} lines={scenario.steps.map(lineOf)} />
    <TryWords scenario={scenario} isUnsaved={false} />
  </Page>
);

function Deleted({ id }: { id: string }) {
  const { mutate, isPending } = useRestoreScenario();
  return <DeletedNotice words={words} restore={{ label: words.restore, isPending, run: () => mutate(id) }} />;
}
