import { CallFailed } from '@chatty/client/api';
import type { ContactProfile, EmailFrom } from '@chatty/contract/contacts';
import { Button, Group, Stack, TextInput, Tooltip } from '@mantine/core';
import { IconMail, IconPencil, IconPhone, IconUser } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { texts } from '#texts/conversation-customer.ts';
import { api } from '../../connection/api.ts';
import { toastFailure } from '../../ui/toast.tsx';
import { callOf } from '@chatty/contract/visitor-name';
import { contactQuery } from './contact-queries.ts';
import classes from './contact.module.css';

type Field = 'name' | 'email' | 'phone';

const fields = [
  { name: 'name', type: 'text', icon: IconUser },
  { name: 'email', type: 'email', icon: IconMail },
  { name: 'phone', type: 'tel', icon: IconPhone },
] as const;

/** Name, email and phone, shown and changed in place. */
export function ContactDetailsCard({ contact }: { contact: ContactProfile }) {
  const [editing, setEditing] = useState(false);
  const known = fields.filter((it) => contact[it.name]);
  if (editing) return <DetailsForm key={contact.id} contact={contact} onEnd={() => setEditing(false)} />;
  return (
    <section className={classes.section} aria-label={texts.details}>
      {known.length === 0 ? (
        <p className={classes.soft}>
          {texts.noDetails}
          <br />
          {texts.noDetailsOf(callOf(contact).name)}
        </p>
      ) : (
        <ul className={classes.details}>
          {known.map((field) => (
            <li key={field.name}>
              <field.icon size={15} stroke={1.7} aria-label={texts.fields[field.name]} role="img" />
              <span>{contact[field.name]}</span>
              {field.name === 'email' && contact.emailFrom && <EmailMark from={contact.emailFrom} />}
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<IconPencil size={13} />}
        onClick={() => setEditing(true)}
      >
        {known.length === 0 ? texts.add : texts.edit}
      </Button>
    </section>
  );
}

/** How sure the address is; pressing the mark tells why. */
function EmailMark({ from }: { from: EmailFrom }) {
  const { mark, why } = texts.emailFrom[from];
  return (
    <Tooltip label={why} multiline maw={240} events={{ hover: true, focus: true, touch: true }}>
      <span className={classes.status} data-tone={tones[from]} tabIndex={0}>
        {mark}
        <span className="visually-hidden">. {why}</span>
      </span>
    </Tooltip>
  );
}

const tones: Record<EmailFrom, 'good' | 'warn' | 'calm'> = {
  account: 'good',
  order: 'good',
  team: 'calm',
  visitor: 'warn',
};

function DetailsForm({ contact, onEnd }: { contact: ContactProfile; onEnd(): void }) {
  const client = useQueryClient();
  const [values, setValues] = useState({ name: contact.name, email: contact.email ?? '', phone: contact.phone ?? '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const save = useMutation({
    mutationFn: () => {
      // An email address can be corrected but not emptied: the contract knows no contact who unlearned one.
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong({});
    save.mutate();
  };
  const set = (name: Field, value: string) => setValues((before) => ({ ...before, [name]: value }));
  return (
    <form className={classes.section} onSubmit={submit} noValidate aria-label={texts.details}>
      <Stack gap={8}>
        {fields.map((field, at) => (
          <TextInput
            key={field.name}
            size="xs"
            label={texts.fields[field.name]}
            type={field.type}
            value={values[field.name]}
            error={wrong[field.name]}
            data-autofocus={at === 0 || undefined}
            onChange={(event) => set(field.name, event.currentTarget.value)}
          />
        ))}
        <Group gap={6} justify="flex-end">
          <Button variant="default" onClick={onEnd} disabled={save.isPending}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
