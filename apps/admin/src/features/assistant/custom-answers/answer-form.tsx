import type { CustomAnswer } from '@chatty/contract/knowledge';
import { Stack, Textarea } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { texts } from '#texts/assistant.ts';
import { Card } from '../../../ui/card.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { type AnswerDraft, draftOf, problemsOf } from './answer-draft.ts';
import classes from './answer-form.module.css';

interface AnswerFormOptions {
  saved: AnswerDraft;
  save(draft: AnswerDraft): Promise<CustomAnswer>;
  onSaved(answer: CustomAnswer): void;
}

/** The state of the form, and the save bar that guards it. */
export const useAnswerForm = (options: AnswerFormOptions) => useForm({ ...options, problemsOf, draftOf });

const words = texts.answers.form;

/** The fields of a custom answer. Saving is the save bar's; Enter in the question and Ctrl-S do the same. */
export function AnswerForm({ form }: { form: ReturnType<typeof useAnswerForm> }) {
  const { draft, problems, set } = form;
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
            label={words.question}
            required
            autosize
            minRows={1}
            maxRows={5}
            placeholder={words.questionPlaceholder}
            value={draft.question}
            error={problems.question}
            onChange={(event) => set({ question: event.currentTarget.value.replace(/\n/g, ' ') })}
            onKeyDown={saveOnEnter}
          />
          <RichTextField
            label={words.answer}
            value={draft.answer}
            {...(problems.answer ? { error: problems.answer } : {})}
            onChange={(answer) => set({ answer })}
          />
          <Textarea
            label={words.variants}
            description={words.variantsHint}
            placeholder={words.variantsPlaceholder}
            autosize
            minRows={2}
            maxRows={10}
            value={draft.variants}
            error={problems.variants}
            onChange={(event) => set({ variants: event.currentTarget.value })}
          />
        </Stack>
      </Card>
    </form>
  );
}
