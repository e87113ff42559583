import { AiAssistantSettings, answersOtherwise } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { texts } from '#texts/assistant-settings.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { useMe } from '../../../people/me.tsx';
import { problemsIn, type Problems } from '../../../ui/form/problems.ts';
import { useGate } from '../suite/gate/use-gate.tsx';
import classes from './settings.module.css';

/** What a card of the assistant's settings draws and changes. */
export interface CardProps {
  draft: AiAssistantSettings;
  /** What is wrong, said once it was tried to be saved, and gone when it is mended. */
  problems: Problems<AiAssistantSettings>;
  set(part: Partial<AiAssistantSettings>): void;
}

const names = ['aiAssistantSettings', 'quickReplySettings'] as const;
type Form = ReturnType<typeof useSettingsForm<(typeof names)[number]>>;

interface AssistantFormProps {
  settings: SavedSettings;
  children(card: CardProps, form: Form): ReactNode;
}

/** A form over the assistant's settings, with the save bar that guards it. Members read it. */
export function AssistantForm({ settings, children }: AssistantFormProps) {
  const mayChange = useMe().member.role === 'admin';
  const gate = useGate();
  const form = useSettingsForm(settings, names, undefined, async ({ aiAssistantSettings: changed }) =>
    changed && answersOtherwise(settings.aiAssistantSettings, changed) ? gate.ask(changed) : {},
  );
  const draft = form.draft.aiAssistantSettings;
  const problems = form.problems.aiAssistantSettings ? problemsIn<AiAssistantSettings>(AiAssistantSettings, draft) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form id={form.formId} onSubmit={submit} noValidate>
      {form.bar}
      {gate.dialog}
      {!mayChange && (
        <Text size="sm" c="ink.6" mb="md">
          {texts.onlyAdmins}
        </Text>
      )}
      <fieldset className={classes.fields} disabled={!mayChange}>
        <ConflictAlert form={form} labels={texts.labels} />
        {children({ draft, problems, set: (part) => form.set({ aiAssistantSettings: { ...draft, ...part } }) }, form)}
      </fieldset>
    </form>
  );
}
