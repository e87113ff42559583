import { Stack, Switch } from '@mantine/core';
import { texts } from '#texts/widget.ts';
import { Card } from '../../../ui/card.tsx';
import { Choice } from '../fields/choice.tsx';
import type { AdvancedForm } from '../fields/field-names.ts';
import { PagesChoice } from '../fields/pages-choice.tsx';

/** On which pages of the store and which devices the chatbox is. */
export function PagesCard({ form: { draft, problems, set } }: { form: AdvancedForm }) {
  return (
    <Card title={texts.where}>
      <Stack gap="md">
        <PagesChoice
          label={texts.names.displayPages}
          value={draft.displayPages}
          error={problems.displayPages}
          onChange={(displayPages) => set({ displayPages })}
        />
        <Choice
          label={texts.names.displayDevices}
          options={texts.devices}
          value={draft.displayDevices}
          onChange={(displayDevices) => set({ displayDevices })}
        />
        <Switch
          label={texts.names.hideOnMobile}
          description={texts.hints.hideOnMobile}
          checked={draft.hideOnMobile}
          onChange={(event) => set({ hideOnMobile: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}
