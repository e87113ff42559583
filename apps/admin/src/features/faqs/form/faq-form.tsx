import { Autocomplete, Stack, Switch, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, KeyboardEvent } from 'react';
import { Card } from '../../../ui/card.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { faqCategoriesQuery } from '../faq-queries.ts';
import classes from './faq-form.module.css';
import type { FaqFormState } from './use-faq-form.ts';

/** The fields of a FAQ. Saving is the save bar's; Enter in the question and Ctrl-S do the same. */
export function FaqForm({ form }: { form: FaqFormState }) {
  const { draft, problems, set } = form;
  const { data: categories = [] } = useQuery(faqCategoriesQuery);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.save();
  };
  return (
    <form id={form.formId} className={classes.form} onSubmit={submit} noValidate>
      <Card>
        <Stack gap="md">
          <Textarea
            label="Question"
            required
            autosize
            minRows={1}
            maxRows={5}
            placeholder="How long does delivery take?"
            value={draft.question}
            error={problems.question}
            onChange={(event) => set({ question: event.currentTarget.value.replace(/\n/g, ' ') })}
            onKeyDown={saveOnEnter}
          />
          <RichTextField
            label="Answer"
            value={draft.answer}
            error={problems.answer}
            onChange={(answer) => set({ answer })}
          />
        </Stack>
      </Card>
      <Card title="Finding it">
        <Stack gap="md">
          <Textarea
            label="Other ways visitors ask this"
            description="One per line. The assistant and the chatbox’s search match them too."
            placeholder={'When will my parcel arrive?\nHow fast do you ship?'}
            autosize
            minRows={2}
            maxRows={10}
            value={draft.variants}
            error={problems.variants}
            onChange={(event) => set({ variants: event.currentTarget.value })}
          />
          <Autocomplete
            label="Category"
            description="Keeps related FAQs together."
            placeholder="Delivery"
            data={categories}
            value={draft.category}
            error={problems.category}
            onChange={(category) => set({ category })}
          />
        </Stack>
      </Card>
      <Card title="Where it shows">
        <Stack gap="sm">
          <Switch
            label="Published"
            description="Visitors can find it, and the assistant may answer from it."
            checked={draft.published}
            onChange={(event) => set({ published: event.currentTarget.checked })}
          />
          <Switch
            label="Featured"
            description="Shown on the chatbox’s first page while it is published."
            checked={draft.featured}
            onChange={(event) => set({ featured: event.currentTarget.checked })}
          />
        </Stack>
      </Card>
    </form>
  );
}
