import type { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { Alert, Button, Text } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/instructions.ts';
import { ConflictAlert } from '../../../connection/merging/conflict-alert.tsx';
import { useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { AreaTabs } from '../area/area-tabs.tsx';
import { scenariosPath } from '../scenarios/scenario-queries.ts';
import { DraftDialog } from './draft-dialog.tsx';
import { FindingsCard } from './findings-card.tsx';
import { InstructionCard } from './instruction-card.tsx';
import { useDraftDialog } from './use-draft-dialog.ts';
import { VersionsCard } from './versions-card.tsx';
import classes from './instructions.module.css';

const names = ['aiAssistantSettings'] as const;

/** What the shop tells its assistant about manner and boundaries. */
export function InstructionsPage() {
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      secondaryActions={
        <Button component={Link} to={scenariosPath} variant="default">
          {texts.scenarios}
        </Button>
      }
    >
      <AreaTabs here="/ai_assistant/instruction" />
      <WithSettings>{(settings) => <InstructionsForm settings={settings} />}</WithSettings>
    </Page>
  );
}

function InstructionsForm({ settings }: { settings: SavedSettings }) {
  const { member, canTranslate: hasModel } = useMe();
  const mayChange = member.role === 'admin';
  const form = useSettingsForm(settings, names);
  const draft = form.draft.aiAssistantSettings;
  const set = (part: Partial<AiAssistantSettings>) => form.set({ aiAssistantSettings: { ...draft, ...part } });
  const proposal = useDraftDialog(mayChange);
  const field = useRef<HTMLTextAreaElement>(null);
  const goTo = (line: number) => {
    const lines = draft.customInstruction.split('\n');
    const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    field.current?.focus();
    field.current?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <>
      <form id={form.formId} onSubmit={submit} noValidate>
        {form.bar}
        {!mayChange && (
          <Text size="sm" c="ink.6" mb="md">
            {texts.onlyAdmins}
          </Text>
        )}
        {!hasModel && (
          <Alert color="yellow" mb="md" role="note">
            {texts.noModel}
          </Alert>
        )}
        <fieldset className={classes.fields} disabled={!mayChange}>
          <ConflictAlert form={form} labels={texts.labels} say={sayInstruction} />
          <InstructionCard
            field={field}
            propose={proposal.open}
            draft={draft}
            problem={form.problems.aiAssistantSettings}
            onChange={set}
          />
        </fieldset>
      </form>
      <DraftDialog
        opened={proposal.opened}
        close={proposal.close}
        instruction={draft.customInstruction}
        industry={draft.industry}
        use={set}
      />
      {mayChange && <FindingsCard instruction={draft.customInstruction} goTo={goTo} />}
      <VersionsCard settings={settings} mayChange={mayChange} isUnsaved={form.unsaved} />
      <Card title={texts.effect}>
        <ul className={classes.effect}>
          {texts.effectLines.map((it) => (
            <li key={it}>{it}</li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** Of all that the assistant's settings hold, what this page changes. */
const sayInstruction = (_: unknown, value: unknown): string => {
  const { customInstruction, industry } = value as AiAssistantSettings;
  return [customInstruction, industry === '' ? '' : texts.industries[industry]].filter(Boolean).join('\n\n') || '–';
};
