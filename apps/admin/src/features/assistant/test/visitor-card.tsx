import { AiAssistantMode } from '@chatty/contract/assistant';
import { Radio, Select, Stack, Switch, TextInput } from '@mantine/core';
import { texts } from '#texts/assistant-test.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { browserLanguages } from '../suite/cases/browser-languages.ts';
import { CustomerField } from './customer-field.tsx';
import type { TrialAs } from './use-trial.ts';

interface VisitorCardProps {
  as: TrialAs;
  onChange(part: Partial<TrialAs>): void;
}

/** As whom, where, and beside which other settings the assistant is tried. */
export function VisitorCard({ as, onChange }: VisitorCardProps) {
  const isAdmin = useMe().member.role === 'admin';
  const { other } = as;
  return (
    <Card title={texts.asVisitor}>
      <Stack gap="md">
        {isAdmin && <CustomerField contactId={as.contactId} onChange={(contactId) => onChange({ contactId })} />}
        <Select
          label={texts.language}
          data={browserLanguages(as.contactId === null ? texts.ofStore : texts.ofCustomer)}
          searchable
          allowDeselect={false}
          value={as.locale || 'store'}
          onChange={(value) => onChange({ locale: value === null || value === 'store' ? '' : value })}
        />
        <TextInput
          label={texts.page}
          description={texts.pageHint}
          placeholder={texts.pageExample}
          maxLength={500}
          value={as.page}
          onChange={(event) => onChange({ page: event.currentTarget.value })}
        />
        <Switch
          label={texts.compare}
          description={texts.compareHint}
          checked={other !== null}
          onChange={(event) => onChange({ other: event.currentTarget.checked ? { aiAssistantMode: 'exact' } : null })}
        />
        {other && (
          <Radio.Group
            label={texts.wording}
            description={texts.wordingHint}
            value={other.aiAssistantMode ?? 'exact'}
            onChange={(chosen) => {
              const aiAssistantMode = AiAssistantMode.options.find((it) => it === chosen);
              if (aiAssistantMode) onChange({ other: { ...other, aiAssistantMode } });
            }}
          >
            <Stack gap={6} mt={8}>
              {(['natural', 'exact'] as const).map((it) => (
                <Radio key={it} value={it} label={texts.modes[it]} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </Stack>
    </Card>
  );
}
