import { Input, Stack } from '@mantine/core';
import { texts } from '#texts/widget.ts';
import { Card } from '../../../ui/card.tsx';
import { CountedText } from '../fields/counted-text.tsx';
import { type AppearanceForm, longest } from '../fields/field-names.ts';
import { PictureField } from '../../../connection/picture/picture-field.tsx';

const lines = [
  { field: 'welcomeText', hint: undefined },
  { field: 'description', hint: undefined },
  { field: 'backBtnLabel', hint: texts.hints.backBtnLabel },
] as const;

/** The top of the home screen: logo, greeting, and the words of the way back. */
export function TextsCard({ form: { draft, problems, set } }: { form: AppearanceForm }) {
  return (
    <Card title={texts.greeting}>
      <Stack gap="md">
        <div>
          <Input.Label labelElement="div">{texts.names.logoHeader}</Input.Label>
          <PictureField
            label={texts.names.logoHeader}
            value={draft.logoHeader}
            error={problems.logoHeader}
            onChange={(logoHeader) => set({ logoHeader })}
          />
        </div>
        {lines.map(({ field, hint }) => (
          <CountedText
            key={field}
            label={texts.names[field]}
            description={hint}
            max={longest(field)}
            value={draft[field]}
            error={problems[field]}
            onChange={(text) => set({ [field]: text })}
          />
        ))}
      </Stack>
    </Card>
  );
}
