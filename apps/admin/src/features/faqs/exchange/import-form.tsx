import type { ImportPreview } from '@chatty/contract/faqs';
import { Alert, Anchor, Button, FileInput, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/faq-exchange.ts';
import { api } from '../../../connection/api.ts';
import { failureText, toastDone, toastFailure } from '../../../ui/toast.tsx';
import classes from '../../../ui/file-rows.module.css';
import { saveFile } from './save-file.ts';

const { dialog } = texts;
const mostShown = 200;

type Kind = ImportPreview['rows'][number]['kind'];
const urgent: readonly Kind[] = ['refused', 'create', 'change', 'same'];

const countsOf = ({ rows }: ImportPreview): Record<Kind, number> => {
  const counts = { create: 0, change: 0, same: 0, refused: 0 };
  for (const it of rows) counts[it.kind] += 1;
  return counts;
};

/** Takes a file, says what it would do, and does that once somebody has seen it. */
export function ImportForm({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const check = useMutation({
    mutationFn: async (chosen: File) => (await api('POST /faqs/import/check', { body: chosen })).data,
  });
  const run = useMutation({
    mutationFn: async ({ chosen, mark }: { chosen: File; mark: string }) =>
      (await api('POST /faqs/import', { query: { mark }, body: chosen })).data,
    onSuccess({ created, changed }) {
      void client.invalidateQueries({ queryKey: ['faqs'] });
      toastDone(dialog.done(created, changed));
      onClose();
    },
    // What would happen now may be something else.
    onError: () => file && check.mutate(file),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    run.reset();
    if (chosen) check.mutate(chosen);
    else check.reset();
  };
  const preview = file ? check.data : undefined;
  const counts = preview && countsOf(preview);
  const total = counts ? counts.create + counts.change : 0;
  return (
    <Stack gap="md">
      <Text size="sm">
        {dialog.about} {dialog.backup}{' '}
        <Anchor
          component="button"
          type="button"
          inherit
          underline="always"
          onClick={() =>
            void saveFile({ format: 'csv', template: 'true' }).catch((it) => toastFailure(it, texts.failedToExport))
          }
        >
          {dialog.template}
        </Anchor>
      </Text>
      <FileInput
        label={dialog.file}
        placeholder={dialog.choose}
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        value={file}
        onChange={choose}
        clearable
        clearButtonProps={{ 'aria-label': dialog.clear }}
        disabled={run.isPending}
        data-autofocus
      />
      <div role="status">
        {check.isPending && <Text size="sm">{dialog.checking}</Text>}
        {run.isPending && (
          <Stack gap={6}>
            <Text size="sm">{dialog.running}</Text>
            <Progress value={100} animated aria-label={dialog.running} />
          </Stack>
        )}
        {counts && !run.isPending && (
          <Text size="sm" fw={600}>
            {dialog.summary(counts.create, counts.change, counts.same, counts.refused)}
          </Text>
        )}
      </div>
      {check.isError && <Problem title={dialog.failedToCheck} text={failureText(check.error)} />}
      {run.isError && <Problem title={dialog.failedToImport} text={failureText(run.error)} />}
      {preview && counts && (
        <>
          {counts.refused > 0 && <Text size="sm">{dialog.fix}</Text>}
          {total === 0 && counts.refused === 0 && <Text size="sm">{dialog.nothing}</Text>}
          {preview.ignored.length > 0 && (
            <Text size="sm" c="var(--ink-soft)">
              {dialog.ignored(preview.ignored.join(', '))}
            </Text>
          )}
          <Rows preview={preview} />
        </>
      )}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onClose}>
          {dialog.cancel}
        </Button>
        <Button
          disabled={!file || !preview || total === 0 || counts?.refused !== 0 || check.isPending}
          loading={run.isPending}
          onClick={() => file && preview && run.mutate({ chosen: file, mark: preview.mark })}
        >
          {total === 0 ? texts.import : dialog.run(total)}
        </Button>
      </Group>
    </Stack>
  );
}

const Problem = ({ title, text }: { title: string; text: string }) => (
  <Alert color="red" title={title} role="alert" styles={{ title: { color: 'var(--ink)' } }}>
    {text}
  </Alert>
);

/** Every entry of the file, those with problems first. */
function Rows({ preview }: { preview: ImportPreview }) {
  const rows = preview.rows.toSorted((a, b) => urgent.indexOf(a.kind) - urgent.indexOf(b.kind) || a.line - b.line);
  return (
    // A long list is scrolled by the keyboard, too.
    <div className={classes.rows} role="region" aria-label={dialog.rows} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{dialog.line}</th>
            <th scope="col">{dialog.question}</th>
            <th scope="col">{dialog.what}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map((it) => (
            <tr key={it.line}>
              <td>{it.line}</td>
              <td>
                {it.question}
                {it.reason && <div className={classes.reason}>{it.reason}</div>}
              </td>
              <td>{dialog.kinds[it.kind]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostShown && (
        <Text size="sm" p="xs" c="var(--ink-soft)">
          {dialog.more(rows.length - mostShown)}
        </Text>
      )}
    </div>
  );
}
