import { builtInLocales } from '@chatty/contract/visitor-texts/built-in-locales';
import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { texts } from '#texts/translations.ts';
import { texts as ui } from '#texts/ui.ts';
import { api } from '../../../connection/api.ts';
import { languageName, localesQuery } from '../translation-queries.ts';

/** Languages that stores sell in, beside those that Chatty has texts in. */
const others = 'bg ca el et fa fr-CA hi hr hu id is lt lv ms ro sk sl sr th vi'.split(' ');

interface AddLocaleDialogProps {
  opened: boolean;
  taken: readonly { locale: string }[];
  onClose(): void;
}

/** Adds a language that the store itself does not have. */
export function AddLocaleDialog({ opened, taken, onClose }: AddLocaleDialogProps) {
  const client = useQueryClient();
  const [locale, setLocale] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: (wanted: string) => api('POST /settings/translations', { body: { locale: wanted } }),
    onSuccess({ data }) {
      client.setQueryData(localesQuery.queryKey, data);
      setLocale(null);
      onClose();
    },
  });
  const choices = ['en', ...builtInLocales, ...others]
    .filter((it) => !taken.some((known) => known.locale === it))
    .map((value) => ({ value, label: languageName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (locale) add.mutate(locale);
  };
  return (
    <Modal opened={opened} onClose={onClose} title={texts.addTitle}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text size="sm">{texts.addHint}</Text>
          <Select
            label={texts.language}
            searchable
            nothingFoundMessage={texts.allAdded}
            data={choices}
            value={locale}
            onChange={setLocale}
            comboboxProps={{ withinPortal: true }}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {ui.confirm.cancel}
            </Button>
            <Button type="submit" loading={add.isPending} disabled={locale === null}>
              {texts.addAction}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
