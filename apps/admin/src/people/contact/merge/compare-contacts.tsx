import type { KeptValues } from '@chatty/contract/contact-merge';
import type { Contact } from '@chatty/contract/contacts';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/merge-contacts.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { failureText } from '../../../ui/toast.tsx';
import classes from './merge.module.css';
import { takeFocus } from '../../../ui/browser/take-focus.ts';
import { mergeContacts } from './merge-queries.ts';

const fields = ['name', 'email', 'phone'] as const;

/** What the one has stays, and where it has nothing, what the other one has. */
const suggested = (contact: Contact, other: Contact): KeptValues => {
  const of = (field: (typeof fields)[number]) => (contact[field] || !other[field] ? contact.id : other.id);
  return { name: of('name'), email: of('email'), phone: of('phone') };
};

interface CompareContactsProps {
  contact: Contact;
  other: Contact;
  back(): void;
  onClose(): void;
}

/** Two contacts side by side: of which one each value stays. */
export function CompareContacts({ contact, other, back, onClose }: CompareContactsProps) {
  const client = useQueryClient();
  const [keep, setKeep] = useState(() => suggested(contact, other));
  const merging = useMutation({
    mutationFn: () => mergeContacts(client, contact.id, other.id, keep),
    onSuccess: onClose,
  });
  return (
    <Stack gap="md" fz="sm" ref={takeFocus} tabIndex={-1} className={classes.step}>
      {fields.map((field) => (
        <ValueOfBoth
          key={field}
          label={texts.fields[field]}
          values={[contact, other].map((it) => ({ id: it.id, value: it[field] ?? '' }))}
          kept={keep[field]}
          change={(id) => setKeep((now) => ({ ...now, [field]: id }))}
        />
      ))}
      <p className={classes.means}>{texts.moves}</p>
      <p className={classes.means}>{texts.unseen}</p>
      <p className={classes.means}>
        <strong>{texts.forGood}</strong>
      </p>
      <FormProblem>{merging.isError ? failureText(merging.error, texts.failed) : ''}</FormProblem>
      <Group justify="space-between" gap={8}>
        <Button variant="subtle" onClick={back} disabled={merging.isPending}>
          {texts.back}
        </Button>
        <Group gap={8}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button color="red.8" loading={merging.isPending} onClick={() => merging.mutate()}>
            {texts.confirm}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

interface ValueOfBothProps {
  label: string;
  values: { id: string; value: string }[];
  kept: string;
  change(id: string): void;
}

function ValueOfBoth({ label, values, kept, change }: ValueOfBothProps) {
  const isSame = new Set(values.map((it) => it.value)).size === 1;
  if (isSame)
    return (
      <div>
        <p className={classes.title}>{label}</p>
        <p className={classes.means}>
          <span dir="auto">{values[0]?.value || texts.nothing}</span>
          {values[0]?.value && <span className={classes.soft}> · {texts.same}</span>}
        </p>
      </div>
    );
  return (
    <Radio.Group label={label} value={kept} onChange={change}>
      <div className={classes.both}>
        {values.map(({ id, value }) => (
          <Radio key={id} value={id} label={<bdi>{value || texts.nothing}</bdi>} className={classes.value} />
        ))}
      </div>
    </Radio.Group>
  );
}
