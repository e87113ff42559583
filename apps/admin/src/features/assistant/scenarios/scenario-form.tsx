import type { Scenario } from '@chatty/contract/scenarios';
import { Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { texts } from '#texts/scenarios.ts';
import { Card } from '../../../ui/card.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import answerClasses from '../custom-answers/answer-form.module.css';
import { draftOf, problemsOf, type ScenarioDraft, stepProblemsOf } from './scenario-draft.ts';
import { StepsEditor } from './steps-editor.tsx';

interface ScenarioFormOptions {
  saved: ScenarioDraft;
  save(draft: ScenarioDraft): Promise<Scenario>;
  onSaved(scenario: Scenario): void;
}

/** The state of the form, and the save bar that guards it. */
export const useScenarioForm = (options: ScenarioFormOptions) => useForm({ ...options, problemsOf, draftOf });

const words = texts.form;

/** The fields of a scenario. Saving is the save bar's; Ctrl-S does the same. */
export function ScenarioForm({ form }: { form: ReturnType<typeof useScenarioForm> }) {
  const { draft, problems, set } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form id={form.formId} className={answerClasses.form} onSubmit={submit} noValidate>
      <Card>
        <Stack gap="md">
          <TextInput
            label={words.title}
            description={words.titleHint}
            placeholder={words.titlePlaceholder}
            required
            value={draft.title}
            error={problems.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <Switch label={words.on} checked={draft.on} onChange={(event) => set({ on: event.currentTarget.checked })} />
        </Stack>
      </Card>
      <Card title={words.when}>
        <Stack gap="md">
          <Textarea
            label={words.examples}
            description={words.examplesHint}
            placeholder={words.examplesPlaceholder}
            required
            autosize
            minRows={3}
            maxRows={14}
            value={draft.examples}
            error={problems.examples}
            onChange={(event) => set({ examples: event.currentTarget.value })}
          />
          <Textarea
            label={words.counterExamples}
            description={words.counterExamplesHint}
            placeholder={words.counterPlaceholder}
            autosize
            minRows={2}
            maxRows={14}
            value={draft.counterExamples}
            error={problems.counterExamples}
            onChange={(event) => set({ counterExamples: event.currentTarget.value })}
          />
        </Stack>
      </Card>
      <Card title={words.steps}>
        <Text size="xs" c="dimmed" mb="sm">
          {words.stepsHint}
        </Text>
        <StepsEditor
          steps={draft.steps}
          problem={problems.steps}
          problems={problems.steps ? stepProblemsOf(draft) : new Map<number, string>()}
          change={(steps) => set({ steps })}
        />
      </Card>
    </form>
  );
}
