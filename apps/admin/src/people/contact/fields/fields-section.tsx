import { CallFailed } from '@chatty/client/api';
import { type ContactField, judgeValue, shownFields } from '@chatty/contract/contact-fields';
import type { Contact } from '@chatty/contract/contacts';
import { Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/contact-fields.ts';
import { texts as customerTexts } from '#texts/conversation-customer.ts';
import { api } from '../../../connection/api.ts';
import { failureText } from '../../../ui/toast.tsx';
import { contactQuery } from '../contact-queries.ts';
import classes from '../contact.module.css';
import { Section } from '../section.tsx';
import { contactFieldsQuery } from './field-queries.ts';
import { ValueInput } from './value-input.tsx';

type Filled = Pick<Contact, 'id' | 'fieldValues'>;

/** What the shop's own fields say of a contact, each filled in where it stands; nothing where the shop has none. */
export function FieldsSection({ contact }: { contact: Filled }) {
  const fields = useQuery(contactFieldsQuery);
  if (fields.isError && !fields.data)
    return (
      <Section title={texts.section}>
        <p className={classes.soft} role="alert">
          {failureText(fields.error, texts.notLoaded)}{' '}
          <button type="button" className={classes.link} onClick={() => void fields.refetch()}>
            {customerTexts.tryAgain}
          </button>
        </p>
      </Section>
    );
  const shown = shownFields(fields.data ?? []);
  if (shown.length === 0) return null;
  return (
    <Section title={texts.section}>
      <Stack gap={8}>
        {shown.map((field) => (
          <FieldValue key={`${contact.id} ${field.id}`} contact={contact} field={field} />
        ))}
      </Stack>
    </Section>
  );
}

/** What was typed and is not saved, by contact and field: it is there still when somebody comes back to it. */
const drafts = new Map<string, string>();

function FieldValue({ contact: { id, fieldValues }, field }: { contact: Filled; field: ContactField }) {
  const client = useQueryClient();
  const key = `${id} ${field.id}`;
  const kept = fieldValues[field.id] ?? '';
  // Null while nobody types: what a colleague fills in meanwhile shows at once.
  const [draft, setDraft] = useState(() => drafts.get(key) ?? null);
  const [problem, setProblem] = useState<string>();
  const hold = (typed: string | null) => {
    if (typed === null) drafts.delete(key);
    else drafts.set(key, typed);
    setDraft(typed);
  };
  const save = useMutation({
    mutationFn: async (value: string) =>
      (await api('PUT /contacts/:id/fields', { params: { id }, body: { values: { [field.id]: value } } })).data,
    scope: { id: `field ${key}` },
    onSuccess(data, sent) {
      client.setQueryData(contactQuery(data.id).queryKey, (held) => held && { ...held, ...data });
      // What was typed since then is still to be saved.
      if ((drafts.get(key) ?? sent).trim() === sent.trim()) hold(null);
    },
    onError(failed) {
      const told = failed instanceof CallFailed ? failed.fields[field.id] : undefined;
      setProblem(told ?? failureText(failed, texts.failedToSave));
    },
  });
  const done = (typed = draft) => {
    if (typed === null) return;
    if (typed.trim() === kept) return hold(null);
    // A choice that is gone is no choice any more, but may stay.
    const judged = judgeValue(field, typed);
    if (judged.problem !== null) return setProblem(judged.problem);
    setProblem(undefined);
    save.mutate(typed);
  };
  return (
    <ValueInput
      field={field}
      label={field.name}
      value={draft ?? kept}
      error={problem}
      onChange={(typed, isWhole) => {
        setProblem(undefined);
        hold(typed);
        if (isWhole) done(typed);
      }}
      onDone={done}
    />
  );
}
