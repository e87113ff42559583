import { newId } from '@chatty/contract/new-id';
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { texts } from '#texts/assistant-documents.ts';
import { api } from '../../../connection/api.ts';
import { failureText } from '../../../ui/toast.tsx';
import { applyDocument } from './apply-document.ts';

const words = texts.web.form;

/** Asks for the address of a page, or of a sitemap. */
export const AddAddress = ({ opened, close }: { opened: boolean; close(): void }) => (
  <Modal opened={opened} onClose={close} title={texts.web.add}>
    <Form close={close} />
  </Modal>
);

function Form({ close }: { close(): void }) {
  const client = useQueryClient();
  const [id] = useState(newId);
  const [address, setAddress] = useState('');
  const [kind, setKind] = useState<'web' | 'sitemap'>('web');
  const adding = useMutation({
    mutationFn: async () => (await api('POST /ai_assistant/web', { body: { id, address, kind } })).data,
    onSuccess(document) {
      applyDocument(client, document);
      close();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!adding.isPending) adding.mutate();
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        <Radio.Group
          label={words.kind}
          value={kind}
          onChange={(value) => setKind(value === 'sitemap' ? 'sitemap' : 'web')}
        >
          <Stack gap={8} mt={6}>
            <Radio value="web" label={words.onePage} />
            <Radio value="sitemap" label={words.sitemap} description={words.sitemapHint} />
          </Stack>
        </Radio.Group>
        <TextInput
          label={words.address}
          description={words.hint}
          placeholder={kind === 'web' ? words.pagePlaceholder : words.sitemapPlaceholder}
          inputMode="url"
          dir="ltr"
          required
          value={address}
          error={adding.isError && failureText(adding.error)}
          onChange={(event) => setAddress(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={adding.isPending}>
            {words.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
