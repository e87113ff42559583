import type { AnswerFile, AnswerImport } from '@chatty/contract/answer-imports';
import { newId } from '@chatty/contract/new-id';
import { Alert, Anchor, Button, FileInput, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/assistant-documents.ts';
import { api } from '../../../../connection/api.ts';
import { showUnlessTold } from '../../../../connection/live/show-unless-told.ts';
import { failureText, toastFailure } from '../../../../ui/toast.tsx';
import { lastImportQuery } from './exchange-queries.ts';
import { FailedRows } from './failed-rows.tsx';
import { saveAnswers } from './save-files.ts';

const words = texts.answerExchange;

/** Takes a file, says what it would do, and begins that once somebody has seen it. */
export function ImportForm({ close }: { close(): void }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const check = useMutation({
    mutationFn: async (chosen: File) => {
      const query = { id: newId(), name: chosen.name.slice(-200) };
      return (await api('POST /customAnswers/imports', { query, body: chosen })).data;
    },
  });
  const run = useMutation({
    mutationFn: async (id: string) => (await api('POST /customAnswers/imports/:id/begin', { params: { id } })).data,
    ...showUnlessTold<AnswerImport>(client, lastImportQuery.queryKey, (begun) =>
      client.setQueryData(lastImportQuery.queryKey, begun),
    ),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    run.reset();
    if (chosen) check.mutate(chosen);
    else check.reset();
  };
  const looked = file ? check.data : undefined;
  const total = looked ? looked.create + looked.change : 0;
  return (
    <Stack gap="md">
      <Text size="sm">
        {words.about}{' '}
        <Anchor
          component="button"
          type="button"
          inherit
          underline="always"
          onClick={() =>
            void saveAnswers({ template: 'true' }).catch((problem) => toastFailure(problem, words.failedToExport))
          }
        >
          {words.template}
        </Anchor>
      </Text>
      <FileInput
        label={words.file}
        placeholder={words.choose}
        accept=".csv,.tsv,.txt,.xlsx"
        value={file}
        onChange={choose}
        clearable
        clearButtonProps={{ 'aria-label': words.clear }}
        disabled={run.isPending}
        data-autofocus
      />
      <div role="status">
        {check.isPending && <Text size="sm">{words.checking}</Text>}
        {looked && (
          <Text size="sm" fw={600}>
            {words.summary(looked.create, looked.change, looked.import.failed)}
          </Text>
        )}
      </div>
      {[check, run].map((it, at) => it.isError && <Failure key={at} problem={it.error} />)}
      {looked && <Preview looked={looked} />}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={close}>
          {words.cancel}
        </Button>
        <Button
          disabled={total === 0 || check.isPending}
          loading={run.isPending}
          onClick={() => looked && run.mutate(looked.import.id, { onSuccess: close })}
        >
          {total === 0 ? words.import : words.run(total)}
        </Button>
      </Group>
    </Stack>
  );
}

const Failure = ({ problem }: { problem: unknown }) => (
  <Alert color="red" title={words.failed} role="alert" styles={{ title: { color: 'var(--ink)' } }}>
    {failureText(problem)}
  </Alert>
);

const Preview = ({ looked }: { looked: AnswerFile }) => (
  <>
    {looked.overLimit > 0 && <Alert color="yellow">{words.overLimit(looked.overLimit)}</Alert>}
    {looked.ignored.length > 0 && (
      <Text size="sm" c="var(--ink-soft)">
        {words.ignored(looked.ignored.join(', '))}
      </Text>
    )}
    {looked.failed.length > 0 && <FailedRows looked={looked} />}
  </>
);
