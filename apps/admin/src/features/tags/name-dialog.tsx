import { tagMaxChars } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { tagNameOf } from '@chatty/contract/tag-lists';
import type { Tag } from '@chatty/contract/tags';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/tag-list.ts';
import { texts as ui } from '#texts/ui.ts';
import { api } from '../../connection/api.ts';
import { applyTagEvent } from '../../people/tags/tags.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { required } from '../../ui/form/rules.ts';
import { useTextForm } from '../../ui/form/use-text-form.ts';
import { toastDone } from '../../ui/toast.tsx';

const { form: words } = texts;

interface NameFormProps {
  /** The tag to be renamed; null for a new one. */
  tag: Tag | null;
  all: readonly Tag[];
  onClose(): void;
}

/** Names a new tag or renames one. A name that another tag has merges the two, once that was said. */
export function NameDialog({ opened, ...rest }: NameFormProps & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={rest.onClose} title={rest.tag ? words.renameTitle(rest.tag.name) : words.addTitle}>
      <NameForm key={rest.tag?.id} {...rest} />
    </Modal>
  );
}

function NameForm({ tag, all, onClose }: NameFormProps) {
  const client = useQueryClient();
  const namedSo = (name: string) =>
    all.find((it) => it.id !== tag?.id && it.name.toLowerCase() === tagNameOf(name).toLowerCase());
  const form = useTextForm<'name'>({
    initial: { name: tag?.name ?? '' },
    rules: { name: [required, (name) => (!tag && namedSo(name) ? words.exists(tagNameOf(name)) : null)] },
    async submit({ name }) {
      const merge = namedSo(name) !== undefined;
      if (!tag) {
        const { data } = await api('POST /tags', { body: { id: newId(), name } });
        applyTagEvent(client, { type: 'tag.changed', payload: data });
      } else {
        const { data } = await api('PUT /tags/:id', { params: { id: tag.id }, body: { name, merge } });
        if (merge) applyTagEvent(client, { type: 'tag.removed', payload: { id: tag.id, into: data.id } });
        else applyTagEvent(client, { type: 'tag.changed', payload: data });
      }
      toastDone(tag ? (merge ? words.merged : words.renamed) : words.added);
      onClose();
    },
  });
  const other = tag && namedSo(form.values.name);
  return (
    <form {...form.form}>
      <Stack gap="md">
        <TextInput {...form.field('name')} label={words.name} maxLength={tagMaxChars} data-autofocus />
        {other && (
          <Text size="sm" role="status">
            {words.mergeMeans(tag.name, other.name)}
          </Text>
        )}
        <FormProblem>{form.message}</FormProblem>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {ui.confirm.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {other ? words.merge : tag ? words.save : words.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
