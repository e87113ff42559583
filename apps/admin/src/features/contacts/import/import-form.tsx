import type { FileColumn } from '@chatty/contract/contact-import-row';
import type { ContactFile, ImportPlan } from '@chatty/contract/contact-imports';
import { contactImportMaxBytes, contactImportMaxRows } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { Alert, Button, FileInput, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useEffect, useState } from 'react';
import { texts } from '#texts/contact-import.ts';
import { api } from '../../../connection/api.ts';
import { failureText, mayHelp } from '../../../ui/toast.tsx';
import { contactImportsQuery } from './contact-imports.ts';
import { FileColumns } from './file-columns.tsx';
import { FirstRows } from './first-rows.tsx';
import classes from './import.module.css';
import { ImportChoices } from './import-choices.tsx';

interface Chosen {
  id: string;
  file: File;
}

/** What only waits to be imported is a person's data: who turns away leaves none behind. What fails here the server forgets by itself. */
const forget = (id: string) => void api('DELETE /contacts/imports/:id', { params: { id } }).catch(() => undefined);

/** Takes a file, asks what its columns hold, shows what would come of it, and begins. */
export function ImportForm({ onClose }: { onClose(): void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const read = useMutation({
    mutationFn: async ({ id, file }: Chosen) =>
      (await api('POST /contacts/imports', { query: { id, name: file.name.slice(-200) }, body: file })).data,
  });
  const choose = (file: File | null) => {
    read.reset();
    const next = file && { id: newId(), file };
    setChosen(next);
    if (next) read.mutate(next);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) choose(file);
  };
  const again = chosen && read.isError && mayHelp(read.error);
  return (
    <Stack gap="md">
      <Text size="sm">
        {texts.about} {texts.limits(contactImportMaxRows, contactImportMaxBytes >> 20)}
      </Text>
      <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileInput
          label={texts.file}
          placeholder={`${texts.choose} ${texts.drop}`}
          accept=".csv,.tsv,.txt,text/csv"
          value={chosen?.file ?? null}
          onChange={choose}
          clearable
          clearButtonProps={{ 'aria-label': texts.clear }}
          data-autofocus
        />
        <div role="status">{read.isPending && <Text size="sm">{texts.reading}</Text>}</div>
      </div>
      {read.isError && (
        <Alert color="red" title={texts.failedToRead} role="alert" styles={{ title: { color: 'var(--ink)' } }}>
          <Stack gap={8} align="flex-start">
            {failureText(read.error)}
            {again && (
              <Button variant="default" size="compact-sm" onClick={() => read.mutate(chosen)}>
                {texts.tryAgain}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      {read.data ? (
        <PlanForm key={read.data.import.id} file={read.data} onClose={onClose} />
      ) : (
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Files that somebody looks at, and those whose import was begun: nothing of them is to be forgotten. */
const shown = new Set<string>();
const begun = new Set<string>();

/** Forgets a file once nobody looks at it any more, unless its import was begun. */
function useForgetting(id: string): void {
  useEffect(() => {
    shown.add(id);
    return () => {
      shown.delete(id);
      // It may be shown again in the same moment.
      queueMicrotask(() => {
        if (!shown.has(id) && !begun.has(id)) forget(id);
      });
    };
  }, [id]);
}

const finds: readonly (FileColumn | null)[] = ['email', 'phone', 'id'];

function PlanForm({ file, onClose }: { file: ContactFile; onClose(): void }) {
  const client = useQueryClient();
  const { id, total } = file.import;
  const [plan, setPlan] = useState<ImportPlan>({ columns: file.columns, existing: 'update', tagIds: [] });
  const begin = useMutation({
    mutationFn: () => api('POST /contacts/imports/:id/begin', { params: { id }, body: plan }),
    onMutate: () => void begun.add(id),
    onError: () => void begun.delete(id),
    onSuccess() {
      void client.invalidateQueries({ queryKey: contactImportsQuery.queryKey });
      onClose();
    },
  });
  useForgetting(id);
  const change = (part: Partial<ImportPlan>) => setPlan((now) => ({ ...now, ...part }));
  const isReady = plan.columns.some((it) => finds.includes(it));
  return (
    <>
      <FileColumns file={file} columns={plan.columns} onChange={(columns) => change({ columns })} />
      {isReady ? (
        <FirstRows file={file} columns={plan.columns} />
      ) : (
        <Text size="sm" c="var(--bad)" role="status">
          {texts.nobody}
        </Text>
      )}
      {plan.columns.includes('subscribed') && <Text size="sm">{texts.consent}</Text>}
      <ImportChoices plan={plan} onChange={change} />
      {begin.isError && (
        <Alert color="red" title={texts.failedToBegin} role="alert" styles={{ title: { color: 'var(--ink)' } }}>
          {failureText(begin.error)}
        </Alert>
      )}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button disabled={!isReady} loading={begin.isPending} onClick={() => begin.mutate()}>
          {texts.run(total)}
        </Button>
      </Group>
    </>
  );
}
