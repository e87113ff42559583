import type { ContactImport } from '@chatty/contract/contact-imports';
import { Button, Group, Progress, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/contact-import.ts';
import { api } from '../../../connection/api.ts';
import { saveText } from '../../../ui/browser/save-text.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { contactImportsQuery, showImport } from './contact-imports.ts';
import classes from './import.module.css';

/** The imports that run, with how far they have come, and what came of the others, until somebody closes them. */
export function ImportStatus() {
  const imports = useQuery(contactImportsQuery).data ?? [];
  return imports.map((it) => (
    <Card key={it.id}>
      <section className={classes.status} aria-label={texts.importing(it.fileName)}>
        {it.state === 'running' ? <Running it={it} /> : <Ended it={it} />}
      </section>
    </Card>
  ));
}

function Running({ it }: { it: ContactImport }) {
  const client = useQueryClient();
  const { id } = it;
  const stop = useMutation({
    mutationFn: async () => (await api('POST /contacts/imports/:id/stop', { params: { id } })).data,
    onSuccess: (stopped) => showImport(client, stopped),
    meta: { failure: texts.failedToStop },
  });
  return (
    <>
      <div className={classes.said}>
        <Text fw={600} size="sm" className={classes.file}>
          {texts.importing(it.fileName)}
        </Text>
        <Progress
          mt={6}
          mb={4}
          value={it.total === 0 ? 0 : (100 * it.gone) / it.total}
          aria-label={texts.importing(it.fileName)}
        />
        <Text size="sm" c="var(--ink-soft)">
          {texts.progress(it.gone, it.total)}
        </Text>
      </div>
      <Button variant="default" onClick={() => stop.mutate()} loading={stop.isPending}>
        {texts.stop}
      </Button>
    </>
  );
}

function Ended({ it }: { it: ContactImport }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const params = { id: it.id };
  const dismiss = async () => {
    await api('DELETE /contacts/imports/:id', { params });
    client.setQueryData(contactImportsQuery.queryKey, (held) => held?.filter((one) => one.id !== it.id));
  };
  const closing = useMutation({ mutationFn: dismiss, meta: { failure: texts.failedToDismiss } });
  const download = useMutation({
    mutationFn: async () => {
      const { name, text } = (await api('GET /contacts/imports/:id/failed', { params })).data;
      saveText(name, 'text/csv;charset=utf-8', [text]);
    },
    meta: { failure: texts.failedToDownload },
  });
  const mustAsk = it.failed > 0 && !download.isSuccess;
  return (
    <>
      <div className={classes.said} role="status">
        <Text fw={600} size="sm" className={classes.file}>
          {it.state === 'done' ? texts.ended(it.fileName) : texts.stopped(it.fileName, it.gone, it.total)}
        </Text>
        <Text size="sm" c="var(--ink-soft)">
          {texts.counts(it)}
        </Text>
      </div>
      <Group gap={8}>
        {it.failed > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={15} />}
            onClick={() => download.mutate()}
            loading={download.isPending}
          >
            {texts.download}
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => (mustAsk ? setAsking(true) : closing.mutate())}
          loading={closing.isPending}
        >
          {texts.dismiss}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking}
        title={texts.dismissTitle}
        action={texts.dismiss}
        danger
        confirm={dismiss}
        onClose={() => setAsking(false)}
      >
        {texts.dismissMeans(it.failed)}
      </ConfirmDialog>
    </>
  );
}
