import { htmlToProse } from '@chatty/prose/html-to-prose';
import { Prose } from '@chatty/prose/react';
import { Autocomplete, Stack, Switch, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, KeyboardEvent } from 'react';
import { texts } from '#texts/faqs.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { faqCategoriesQuery } from '../faq-queries.ts';
import type { FaqDraft } from './faq-draft.ts';
import classes from './faq-form.module.css';
import type { FaqFormState } from './use-faq-form.ts';

/** How a value reads where two members typed one. */
const sayField = (field: keyof FaqDraft, value: unknown) =>
  field === 'answer' ? <Prose text={htmlToProse(String(value))} /> : undefined;

/** The fields of a FAQ. Saving is the save bar's; Enter in the question and Ctrl-S do the same. */
export function FaqForm({ form }: { form: FaqFormState }) {
  const { draft, problems, set } = form;
  const categories = useQuery(faqCategoriesQuery).data?.map((it) => it.name) ?? [];
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
      <ConflictAlert form={form} labels={texts.form.fields} say={sayField} />
      <Card>
        <Stack gap="md">
          <Textarea
            label={texts.form.question}
            required
            autosize
            minRows={1}
            maxRows={5}
            placeholder={texts.form.questionPlaceholder}
            value={draft.question}
            error={problems.question}
            onChange={(event) => set({ question: event.currentTarget.value.replace(/\n/g, ' ') })}
            onKeyDown={saveOnEnter}
          />
          <RichTextField
            label={texts.form.answer}
            value={draft.answer}
            error={problems.answer}
            onChange={(answer) => set({ answer })}
            images={form.images}
          />
        </Stack>
      </Card>
      <Card title={texts.form.finding}>
        <Stack gap="md">
          <Textarea
            label={texts.form.variants}
            description={texts.form.variantsHint}
            placeholder={texts.form.variantsPlaceholder}
            autosize
            minRows={2}
            maxRows={10}
            value={draft.variants}
            error={problems.variants}
            onChange={(event) => set({ variants: event.currentTarget.value })}
          />
          <Autocomplete
            label={texts.form.category}
            description={texts.form.categoryHint}
            placeholder={texts.form.categoryPlaceholder}
            data={categories}
            value={draft.category}
            error={problems.category}
            onChange={(category) => set({ category })}
          />
        </Stack>
      </Card>
      <Card title={texts.form.where}>
        <Stack gap="sm">
          <Switch
            label={texts.form.published}
            description={texts.form.publishedHint}
            checked={draft.published}
            onChange={(event) => set({ published: event.currentTarget.checked })}
          />
          <Switch
            label={texts.form.featured}
            description={texts.form.featuredHint}
            checked={draft.featured}
            onChange={(event) => set({ featured: event.currentTarget.checked })}
          />
        </Stack>
      </Card>
    </form>
  );
}
