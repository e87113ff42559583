import { Stack } from '@mantine/core';
import { texts } from '#texts/popups.ts';
import { texts as widgetTexts } from '#texts/widget.ts';
import { Card } from '../../../ui/card.tsx';
import { Choice } from '../fields/choice.tsx';
import { PagesChoice } from '../fields/pages-choice.tsx';
import type { AnyPopup, PartProps } from './popup-draft.ts';

/** On which pages and devices a popup shows. */
export function WhereCard({ draft, wrong, change }: PartProps<AnyPopup>) {
  return (
    <Card title={texts.where}>
      <Stack gap="md">
        <PagesChoice
          label={texts.names.displayPages}
          value={draft.displayPages}
          error={wrong.displayPages}
          onChange={(displayPages) => change({ displayPages })}
        />
        <Choice
          label={texts.names.displayDevices}
          options={widgetTexts.devices}
          value={draft.displayDevices}
          onChange={(displayDevices) => change({ displayDevices })}
        />
      </Stack>
    </Card>
  );
}
