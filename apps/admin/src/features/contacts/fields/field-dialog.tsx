import { type ContactField, FieldKind } from '@chatty/contract/contact-fields';
import { fieldNameMaxChars } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { Button, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { texts } from '#texts/contact-fields.ts';
import { texts as ui } from '#texts/ui.ts';
import { api } from '../../../connection/api.ts';
import { contactFieldsQuery } from '../../../people/contact/fields/field-queries.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { toastDone } from '../../../ui/toast.tsx';

const { form: words } = texts;

interface FieldFormProps {
  /** The field to be changed; null for a new one. */
  field: ContactField | null;
  onClose(): void;
}

/** Adds a field of contacts, or changes its name and choices. */
export function FieldDialog({ opened, ...rest }: FieldFormProps & { opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={rest.onClose}
      title={rest.field ? words.editTitle(rest.field.name) : words.addTitle}
    >
      <FieldForm key={rest.field?.id} {...rest} />
    </Modal>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter((it) => it !== '');

function FieldForm({ field, onClose }: FieldFormProps) {
  const client = useQueryClient();
  // A second try after an answer that was lost is the same field.
  const [id] = useState(() => field?.id ?? newId());
  const form = useTextForm<'name' | 'kind' | 'choices'>({
    initial: { name: field?.name ?? '', kind: field?.kind ?? 'text', choices: (field?.choices ?? []).join('\n') },
    rules: { name: [required] },
    async submit({ name, kind, choices }) {
      const was = field ? { was: { name: field.name, choices: field.choices } } : {};
      const body = { name, kind: FieldKind.parse(kind), choices: kind === 'choice' ? linesOf(choices) : [], ...was };
      const { data } = await api('PUT /contact-fields/:id', { params: { id }, body });
      client.setQueryData(contactFieldsQuery.queryKey, (held) =>
        held?.some((it) => it.id === id) ? held.map((it) => (it.id === id ? data : it)) : held && [...held, data],
      );
      toastDone(field ? words.saved : words.added);
      onClose();
    },
  });
  const { onChange: _, ...choices } = form.field('choices');
  const { onChange: __, ...kind } = form.field('kind');
  return (
    <form {...form.form}>
      <Stack gap="md">
        <TextInput {...form.field('name')} label={words.name} maxLength={fieldNameMaxChars} data-autofocus />
        <NativeSelect
          {...kind}
          label={words.kind}
          description={field ? words.kindStays : undefined}
          disabled={field !== null}
          data={FieldKind.options.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={(event) => form.set('kind', event.currentTarget.value)}
        />
        {form.values.kind === 'choice' && (
          <Textarea
            {...choices}
            label={words.choices}
            description={words.choicesHint}
            autosize
            minRows={3}
            maxRows={10}
            onChange={(event: Parameters<NonNullable<ComponentProps<'textarea'>['onChange']>>[0]) =>
              form.set('choices', event.currentTarget.value)
            }
          />
        )}
        <FormProblem>{form.message}</FormProblem>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {ui.confirm.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {field ? words.save : words.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
