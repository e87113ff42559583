import { Stack, Textarea } from '@mantine/core';
import { texts } from '#texts/widget.ts';
import { Card } from '../../../ui/card.tsx';
import { type AdvancedForm, longest } from '../fields/field-names.ts';
import { NumberField } from '../fields/number-field.tsx';
import classes from './advanced.module.css';
import { cssProblem } from './css-problem.ts';

const highest = 2_147_483_000;

/** How far in front of the page the chatbox is, and the merchant's own style for it. */
export function StyleCard({ form: { draft, problems, set } }: { form: AdvancedForm }) {
  return (
    <Card title={texts.style}>
      <Stack gap="md">
        <NumberField
          label={texts.names.zIndex}
          description={texts.hints.zIndex}
          min={1}
          max={highest}
          value={draft.zIndex}
          error={problems.zIndex}
          onChange={(zIndex) => set({ zIndex })}
        />
        <Textarea
          label={texts.names.customCss}
          description={`${texts.cssHint} ${texts.chars(draft.customCss.length, longest('customCss'))}`}
          classNames={{ input: classes.css }}
          autosize
          minRows={6}
          maxRows={24}
          spellCheck={false}
          autoCapitalize="off"
          value={draft.customCss}
          error={cssProblem(draft.customCss) ?? problems.customCss}
          onChange={(event) => set({ customCss: event.currentTarget.value })}
        />
      </Stack>
    </Card>
  );
}
