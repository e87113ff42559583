import type { CaseResult, TestCase, TestCaseFields } from '@chatty/contract/test-suite';
import { Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { texts } from '#texts/assistant-suite.ts';
import { api } from '../../../../connection/api.ts';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { leaveForm } from '../../../../ui/save-bar/unsaved-forms.ts';
import { toastDone } from '../../../../ui/toast.tsx';
import { SkeletonRows } from '../../area/infinite-list.tsx';
import { CaseForm, useCaseForm } from './case-form.tsx';
import { ResultView } from '../runs/result-view.tsx';
import { RunProgress } from '../runs/run-progress.tsx';
import { useDeleteCase, useRunSuite } from '../suite-actions.ts';
import { backToSuite, suitePath } from '../suite-paths.ts';
import { applySuite, caseQuery, suiteQuery } from '../suite-queries.ts';

const words = texts.form;

const fieldsOf = ({ id: _, updatedAt: __, last: ___, ...fields }: TestCase): TestCaseFields => fields;

/** One test: what it asks and checks, and what became of it last. */
export function CasePage() {
  const { id = '' } = useParams();
  const found = useQuery(caseQuery(id));
  if (found.data) return <EditCase key={id} testCase={found.data.case} result={found.data.result} />;
  return (
    <Page title={words.editTitle} back={backToSuite} width="narrow">
      <Card>
        {found.isError ? (
          <ErrorState problem={found.error} retry={() => void found.refetch()} title={words.notLoaded} />
        ) : (
          <SkeletonRows />
        )}
      </Card>
    </Page>
  );
}

function EditCase({ testCase, result }: { testCase: TestCase; result: CaseResult | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id } = testCase;
  const { mutate: remove } = useDeleteCase();
  const saved = useMemo(() => fieldsOf(testCase), [testCase]);
  const form = useCaseForm({
    saved,
    async save(fields) {
      const { data } = await api('PUT /ai_assistant/suite/cases/:id', { params: { id }, body: fields });
      client.setQueryData(caseQuery(id).queryKey, { case: data, result: null });
      return data;
    },
    draftOf: fieldsOf,
    onSaved() {
      applySuite(client);
      toastDone(words.saved);
    },
  });
  const removeAndLeave = () => {
    void navigate(suitePath);
    remove(id);
  };
  return (
    <Page
      title={words.editTitle}
      back={backToSuite}
      width="narrow"
      secondaryActions={
        <Button variant="default" c="var(--bad)" onClick={() => leaveForm(removeAndLeave)}>
          {texts.delete}
        </Button>
      }
    >
      {form.bar}
      <CaseForm form={form} />
      <LastResult id={id} result={result} isUnsaved={form.unsaved} />
    </Page>
  );
}

function LastResult({ id, result, isUnsaved }: { id: string; result: CaseResult | null; isUnsaved: boolean }) {
  const { mutate: run, isPending } = useRunSuite();
  const running = useQuery(suiteQuery).data?.runs.find((it) => it.state === 'running');
  return (
    <Card title={words.last}>
      {result ? <ResultView result={result} isAlone /> : <Text size="sm">{texts.notRun}</Text>}
      {running ? (
        <RunProgress run={running} />
      ) : (
        <Group gap={10} mt="sm">
          <Button
            variant="default"
            loading={isPending}
            disabled={isUnsaved}
            onClick={() => run({ caseIds: [id], withModel: false, assistant: null })}
          >
            {words.runNow}
          </Button>
          {isUnsaved && <Text size="sm">{words.saveFirst}</Text>}
        </Group>
      )}
    </Card>
  );
}
