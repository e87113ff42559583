import { abilityFields } from '@chatty/contract/settings/assistant/abilities';
import { Stack, Switch } from '@mantine/core';
import { texts } from '#texts/assistant-settings.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from './assistant-form.tsx';

/** Who asks for a person is a rule of the hand-off, and set there. */
const { enableHumanAgentRequest: _, enableAfterSalesSupport: __, ...here } = abilityFields;
const abilities = Object.keys(here) as (keyof typeof here)[];

/** What the assistant does for visitors. */
export function AbilitiesCard({ draft, set }: CardProps) {
  return (
    <Card title={texts.abilities}>
      <Stack gap="md">
        {abilities.map((it) => (
          <Switch
            key={it}
            label={texts.ability[it]}
            description={texts.abilityHint[it]}
            disabled={it === 'isShowProductAIAssistant' && !draft.enabledProducts}
            checked={draft[it]}
            onChange={(event) => set({ [it]: event.currentTarget.checked })}
          />
        ))}
      </Stack>
    </Card>
  );
}
