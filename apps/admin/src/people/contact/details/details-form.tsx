import { CallFailed } from '@chatty/client/api';
import type { ContactProfile } from '@chatty/contract/contacts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { texts } from '#texts/conversation-customer.ts';
import { api } from '../../../connection/api.ts';
import { toastFailure } from '../../../ui/toast.tsx';
import { contactQuery } from '../contact-queries.ts';
import classes from '../contact.module.css';
import { useTyped } from '../typed/typed.ts';
import type { FocusInPlace } from '../typed/use-focus-in-place.ts';
import {
  changedMeanwhile,
  changesOf,
  type DetailField,
  detailFields,
  remainingOf,
  standing,
  type UnsavedDetails,
  withField,
} from './unsaved-details.ts';

const types = { name: 'text', email: 'email', phone: 'tel' } as const;
const longest = { name: 120, email: 254, phone: 60 } as const;

interface DetailsFormProps {
  contact: ContactProfile;
  unsaved: UnsavedDetails;
  focus: FocusInPlace;
}

/** Name, email and phone as somebody is typing them; what others write meanwhile is told, field by field. */
export function DetailsForm({ contact, unsaved, focus }: DetailsFormProps) {
  const { keep } = useTyped('details', contact.id);
  const { wrong, save } = useSaving(contact, focus.end);
  const conflicts = changedMeanwhile(unsaved, contact);
  const fieldOf = (field: DetailField) => focus.form.current?.querySelector<HTMLElement>(`[name="${field}"]`);
  /** Of what two wrote one stays; the buttons go, and the keyboard into the field. */
  const choose = (field: DetailField, value: string | undefined) => {
    const { [field]: _, ...others } = unsaved;
    keep(value === undefined ? others : { ...others, [field]: { value, began: standing(contact, field) } });
    fieldOf(field)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [open] = conflicts;
    if (open) fieldOf(open)?.focus();
    else save.mutate(unsaved);
  };
  const cancel = () => {
    focus.end();
    keep(null);
  };
  return (
    <form className={classes.section} onSubmit={submit} noValidate aria-label={texts.details} ref={focus.form}>
      <Stack gap={8}>
        {detailFields.map((field, at) => (
          <div key={field}>
            <TextInput
              size="xs"
              label={texts.fields[field]}
              name={field}
              type={types[field]}
              maxLength={longest[field]}
              autoComplete="off"
              readOnly={save.isPending}
              value={unsaved[field]?.value ?? standing(contact, field)}
              error={wrong[field]}
              ref={at === 0 ? focus.next : undefined}
              onChange={(event) => keep(withField(unsaved, contact, field, event.currentTarget.value))}
            />
            <div role="alert">
              {conflicts.includes(field) && (
                <Conflict
                  theirs={standing(contact, field)}
                  keepMine={() => choose(field, unsaved[field]?.value)}
                  takeTheirs={() => choose(field, undefined)}
                />
              )}
            </div>
          </div>
        ))}
        <Group gap={6} justify="flex-end">
          <Button variant="default" onClick={cancel} disabled={save.isPending}>
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

/** Sends what was changed, and ends the form unless more was typed meanwhile. */
function useSaving(contact: ContactProfile, end: () => void) {
  const client = useQueryClient();
  const { queryKey } = contactQuery(contact.id);
  const { keep, now } = useTyped('details', contact.id);
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const save = useMutation({
    async mutationFn(sent: UnsavedDetails) {
      setWrong({});
      const { body, was, isEmpty } = changesOf(sent, contact);
      return isEmpty
        ? null
        : (await api('PUT /contacts/:id', { params: { id: contact.id }, body: { ...body, was } })).data;
    },
    onSuccess(changed, sent) {
      if (changed) client.setQueryData(queryKey, (held) => held && { ...held, ...changed });
      const remaining = remainingOf(now() ?? {}, sent);
      if (!remaining) end();
      keep(remaining);
    },
    onError(problem) {
      const told = problem instanceof CallFailed ? problem.fields : {};
      setWrong(told);
      if (problem instanceof CallFailed && problem.code === 'conflict') void client.invalidateQueries({ queryKey });
      if (Object.keys(told).length === 0) toastFailure(problem);
    },
  });
  return { wrong, save };
}

interface ConflictProps {
  theirs: string;
  keepMine(): void;
  takeTheirs(): void;
}

const Conflict = ({ theirs, keepMine, takeTheirs }: ConflictProps) => (
  <div className={classes.conflict}>
    <p>{texts.changedMeanwhile(theirs)}</p>
    <Group gap={6}>
      <Button variant="default" size="compact-xs" onClick={keepMine}>
        {texts.keepMine}
      </Button>
      <Button variant="default" size="compact-xs" onClick={takeTheirs}>
        {texts.takeTheirs}
      </Button>
    </Group>
  </div>
);
