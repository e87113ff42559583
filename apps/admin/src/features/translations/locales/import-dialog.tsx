import { CallFailed } from '@chatty/client/api';
import { translationImportMaxBytes } from '@chatty/contract/limits';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { texts } from '#texts/translations.ts';
import { texts as ui } from '#texts/ui.ts';
import { api } from '../../../connection/api.ts';
import { failureText, toastDone } from '../../../ui/toast.tsx';
import { languageName } from '../translation-queries.ts';
import classes from '../translations.module.css';
import type { LocaleDialogProps } from './remove-locale-dialog.tsx';

/** Takes over translations from a file, or says which lines can't be used. */
export function ImportDialog({ locale, opened, onClose }: LocaleDialogProps) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const take = useMutation({
    meta: { silent: true },
    mutationFn: (chosen: File) =>
      api('POST /settings/translations/:locale/import', { params: { locale }, body: chosen }),
    onSuccess({ data }) {
      toastDone(texts.imported(data.changed));
      void client.invalidateQueries({ queryKey: ['translations'] });
      close();
    },
  });
  const close = () => {
    setFile(null);
    take.reset();
    onClose();
  };
  const isTooLarge = (file?.size ?? 0) > translationImportMaxBytes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file && !isTooLarge) take.mutate(file);
  };
  const lines = take.error instanceof CallFailed ? Object.entries(take.error.fields) : [];
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={locale === '' ? texts.import : `${texts.import}: ${languageName(locale)}`}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <label className={classes.file}>
            <span>{texts.file}</span>
            <input
              type="file"
              accept=".csv,text/csv"
              aria-invalid={isTooLarge}
              onChange={(event) => {
                take.reset();
                setFile(event.currentTarget.files?.[0] ?? null);
              }}
            />
            {isTooLarge && <span role="alert">{texts.fileTooLarge(translationImportMaxBytes >> 20)}</span>}
          </label>
          <div role="alert">
            {take.isError && (
              <Alert color="red" title={failureText(take.error, texts.failedToImport)}>
                <ul>
                  {lines.map(([line, message]) => (
                    <li key={line}>
                      {line}: {message}
                    </li>
                  ))}
                </ul>
              </Alert>
            )}
          </div>
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={close}>
              {ui.confirm.cancel}
            </Button>
            <Button type="submit" loading={take.isPending} disabled={!file || isTooLarge}>
              {texts.import}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
