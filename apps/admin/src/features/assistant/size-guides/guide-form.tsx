import type { SizeGuide } from '@chatty/contract/size-guides';
import { SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { texts } from '#texts/size-guides.ts';
import { Card } from '../../../ui/card.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import answerClasses from '../custom-answers/answer-form.module.css';
import { draftOf, type GuideDraft, problemsOf } from './guide-draft.ts';
import { ScopeFields } from './scope-fields.tsx';
import { TableFields } from './table-fields.tsx';

interface GuideFormOptions {
  saved: GuideDraft;
  save(draft: GuideDraft): Promise<SizeGuide>;
  onSaved(guide: SizeGuide): void;
}

/** The state of the form, and the save bar that guards it. */
export const useGuideForm = (options: GuideFormOptions) => useForm({ ...options, problemsOf, draftOf });

const words = texts.form;
const units = (['cm', 'in'] as const).map((value) => ({ value, label: words.units[value] }));

/** The fields of a size guide. Saving is the save bar's; Ctrl-S does the same. */
export function GuideForm({ form }: { form: ReturnType<typeof useGuideForm> }) {
  const { draft, problems, set } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form id={form.formId} className={answerClasses.form} onSubmit={submit} noValidate>
      <Card>
        <Stack gap="md" align="stretch">
          <TextInput
            label={words.name}
            description={words.nameHint}
            placeholder={words.namePlaceholder}
            required
            value={draft.name}
            error={problems.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <div>
            <Text size="sm" fw={500} mb={4}>
              {words.unit}
            </Text>
            <SegmentedControl
              aria-label={words.unit}
              data={units}
              value={draft.unit}
              onChange={(unit) => set({ unit: unit === 'in' ? 'in' : 'cm' })}
            />
          </div>
        </Stack>
      </Card>
      <Card title={words.table}>
        <TableFields draft={draft} problem={problems.rows ?? problems.columns} set={set} />
      </Card>
      <Card title={words.scope}>
        <ScopeFields scope={draft.scope} problem={problems.scope} change={(scope) => set({ scope })} />
      </Card>
      <Card title={words.words}>
        <Stack gap="md">
          <Textarea
            label={words.between}
            description={words.betweenHint}
            autosize
            value={draft.betweenNote}
            error={problems.betweenNote}
            onChange={(event) => set({ betweenNote: event.currentTarget.value })}
          />
          <Textarea
            label={words.outside}
            description={words.outsideHint}
            required
            autosize
            value={draft.outsideNote}
            error={problems.outsideNote}
            onChange={(event) => set({ outsideNote: event.currentTarget.value })}
          />
        </Stack>
      </Card>
    </form>
  );
}
