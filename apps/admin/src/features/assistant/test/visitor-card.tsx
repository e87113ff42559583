import { AiAssistantMode } from '@chatty/contract/assistant';
import { builtInLocales } from '@chatty/contract/visitor-texts/built-in-locales';
import { Radio, Select, Stack, TextInput } from '@mantine/core';
import { texts } from '#texts/assistant-test.ts';
import { texts as uiTexts } from '#texts/ui.ts';
import { Card } from '../../../ui/card.tsx';
import type { TrialAs } from './use-trial.ts';

const names = new Intl.DisplayNames(uiTexts.locale, { type: 'language' });
const ofStore = 'store';
const languages = [
  { value: ofStore, label: texts.ofStore },
  ...['en', ...builtInLocales].map((value) => ({ value, label: names.of(value) ?? value })),
];

interface VisitorCardProps {
  as: TrialAs;
  onChange(part: Partial<TrialAs>): void;
}

/** As whom, where, and in which wording the assistant is tried. */
export function VisitorCard({ as, onChange }: VisitorCardProps) {
  return (
    <Card title={texts.asVisitor}>
      <Stack gap="md">
        <Select
          label={texts.language}
          data={languages}
          searchable
          allowDeselect={false}
          value={as.locale || ofStore}
          onChange={(value) => onChange({ locale: value === null || value === ofStore ? '' : value })}
        />
        <TextInput
          label={texts.page}
          description={texts.pageHint}
          placeholder={texts.pageExample}
          maxLength={500}
          value={as.page}
          onChange={(event) => onChange({ page: event.currentTarget.value })}
        />
        <Radio.Group
          label={texts.wording}
          description={texts.wordingHint}
          value={as.mode ?? 'saved'}
          onChange={(chosen) => onChange({ mode: AiAssistantMode.options.find((it) => it === chosen) ?? null })}
        >
          <Stack gap={6} mt={8}>
            {(['saved', 'natural', 'exact'] as const).map((it) => (
              <Radio key={it} value={it} label={texts.modes[it]} />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
    </Card>
  );
}
