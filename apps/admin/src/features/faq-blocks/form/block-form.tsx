import { Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { texts } from '#texts/faq-blocks.ts';
import { Card } from '../../../ui/card.tsx';
import { BlockConflicts } from './block-conflicts.tsx';
import classes from './block-form.module.css';
import { BlockPreview } from './block-preview.tsx';
import { LookCard } from './look-card.tsx';
import { PlaceCard } from './place/place-card.tsx';
import { QuestionsCard } from './questions-card.tsx';
import type { BlockForm as Form } from './use-block-form.ts';

/** The fields of a block, beside what comes of them. Saving is the save bar's. */
export function BlockForm({ form, children }: { form: Form; children?: ReactNode }) {
  const { draft, problems, set } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <div className={classes.layout}>
      <form id={form.formId} onSubmit={submit} noValidate>
        <BlockConflicts form={form} />
        <Card title={texts.form.block}>
          <Stack gap="md">
            <TextInput
              label={texts.form.name}
              description={texts.form.nameHint}
              placeholder={texts.form.namePlaceholder}
              required
              value={draft.name}
              error={problems.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
            <TextInput
              label={texts.form.heading}
              description={texts.form.headingHint}
              value={draft.title}
              error={problems.title}
              onChange={(event) => set({ title: event.currentTarget.value })}
            />
            <Textarea
              label={texts.form.description}
              autosize
              minRows={1}
              maxRows={4}
              value={draft.description}
              error={problems.description}
              onChange={(event) => set({ description: event.currentTarget.value })}
            />
            <Switch
              label={texts.form.isActive}
              checked={draft.isActive}
              onChange={(event) => set({ isActive: event.currentTarget.checked })}
            />
          </Stack>
        </Card>
        <QuestionsCard form={form} />
        <PlaceCard form={form} />
        <LookCard form={form} />
        {children}
      </form>
      <div className={classes.aside}>
        <BlockPreview draft={draft} />
      </div>
    </div>
  );
}
