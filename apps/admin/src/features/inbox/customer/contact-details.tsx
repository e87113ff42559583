import { CallFailed } from '@chatty/client/api';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconMail, IconPencil, IconPhone, IconUser } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../app/api.ts';
import { toastFailure } from '../../../ui/toast.tsx';
import { type ContactProfile, contactQuery } from '../queries.ts';
import classes from './customer.module.css';

type Field = 'name' | 'email' | 'phone';

const fields = [
  { name: 'name', label: 'Name', type: 'text', icon: IconUser },
  { name: 'email', label: 'E-mail', type: 'email', icon: IconMail },
  { name: 'phone', label: 'Phone', type: 'tel', icon: IconPhone },
] as const;

/** Name, e-mail and phone, shown and changed in place. */
export function ContactDetailsCard({ contact }: { contact: ContactProfile }) {
  const [editing, setEditing] = useState(false);
  if (editing) return <DetailsForm key={contact.id} contact={contact} onEnd={() => setEditing(false)} />;
  return (
    <section className={classes.section} aria-label="Contact details">
      <ul className={classes.details}>
        {fields.map((it) => (
          <li key={it.name}>
            <it.icon size={15} stroke={1.7} aria-label={it.label} role="img" />
            {contact[it.name] ? <span>{contact[it.name]}</span> : <span className={classes.soft}>Not known</span>}
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<IconPencil size={13} />}
        onClick={() => setEditing(true)}
      >
        Edit
      </Button>
    </section>
  );
}

function DetailsForm({ contact, onEnd }: { contact: ContactProfile; onEnd(): void }) {
  const client = useQueryClient();
  const [values, setValues] = useState({ name: contact.name, email: contact.email ?? '', phone: contact.phone ?? '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const save = useMutation({
    mutationFn: () => {
      // An e-mail address can be corrected but not emptied: the contract knows no contact who unlearned one.
      const { email, ...rest } = values;
      return api('PUT /contacts/:id', {
        params: { id: contact.id },
        body: email.trim() ? { ...rest, email: email.trim() } : rest,
      });
    },
    onSuccess: ({ data }) => {
      client.setQueryData(contactQuery(contact.id).queryKey, (held) => held && { ...held, ...data });
      onEnd();
    },
    onError: (problem) => {
      const told = problem instanceof CallFailed ? problem.fields : {};
      setWrong(told);
      if (Object.keys(told).length === 0) toastFailure(problem);
    },
  });
  const submit = (it: FormEvent) => {
    it.preventDefault();
    setWrong({});
    save.mutate();
  };
  const set = (name: Field, value: string) => setValues((it) => ({ ...it, [name]: value }));
  return (
    <form className={classes.section} onSubmit={submit} noValidate aria-label="Contact details">
      <Stack gap={8}>
        {fields.map((it, at) => (
          <TextInput
            key={it.name}
            size="xs"
            label={it.label}
            type={it.type}
            value={values[it.name]}
            error={wrong[it.name]}
            data-autofocus={at === 0 || undefined}
            onChange={(event) => set(it.name, event.currentTarget.value)}
          />
        ))}
        <Group gap={6} justify="flex-end">
          <Button variant="default" onClick={onEnd} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
