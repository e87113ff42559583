import { Stack, Switch } from '@mantine/core';
import { texts } from '#texts/widget.ts';
import { Card } from '../../../ui/card.tsx';
import { ContrastCheck } from '../../../ui/contrast/contrast-check.tsx';
import { Choice } from '../fields/choice.tsx';
import { ColorField } from '../fields/color-field.tsx';
import type { AppearanceForm } from '../fields/field-names.ts';
import { actionInTheDark, contrastFaults } from './contrast.ts';
import { ThemeChoice } from './theme-choice.tsx';
import classes from './appearance.module.css';

const own = ['brandColor', 'textColor', 'actionColor'] as const;

/** A ready theme or three colors of one's own, whether they can be read, and how they are shown. */
export function ColorsCard({ form: { draft, problems, set } }: { form: AppearanceForm }) {
  return (
    <Card title={texts.colors}>
      <Stack gap="md">
        <ThemeChoice value={draft.theme} own={draft} onChange={(theme) => set({ theme })} />
        {draft.theme === 'custom' && (
          <div className={classes.three}>
            {own.map((field) => (
              <ColorField
                key={field}
                label={texts.names[field]}
                description={texts.hints[field]}
                value={draft[field]}
                error={problems[field]}
                onChange={(color) => set({ [field]: color })}
              />
            ))}
          </div>
        )}
        <ColorField
          label={texts.names.floatBtnLabelColor}
          value={draft.floatBtnLabelColor}
          error={problems.floatBtnLabelColor}
          onChange={(floatBtnLabelColor) => set({ floatBtnLabelColor })}
        />
        <Contrast form={{ draft, problems, set }} />
        <Switch
          label={texts.names.isGradient}
          description={texts.hints.isGradient}
          checked={draft.isGradient}
          onChange={(event) => set({ isGradient: event.currentTarget.checked })}
        />
        <Choice
          label={texts.names.colorMode}
          options={texts.colorModes}
          value={draft.colorMode}
          onChange={(colorMode) => set({ colorMode })}
        />
      </Stack>
    </Card>
  );
}

/** Says what visitors couldn't read, and mends it with one click. */
function Contrast({ form: { draft, set } }: { form: AppearanceForm }) {
  const inTheDark = actionInTheDark(draft);
  const fixes = contrastFaults(draft).map(({ field, ratio, fix, isInTheDark }) => ({
    key: field,
    words: isInTheDark ? texts.contrast.actionColorInTheDark(ratio) : texts.contrast[field](ratio),
    color: fix,
    label: texts.contrast.fix(fix),
    name: texts.contrast.fixFor(texts.names[field], fix),
    onFix: () => set({ [field]: fix }),
  }));
  return (
    <ContrastCheck
      fine={texts.contrast.fine}
      fixes={fixes}
      note={inTheDark && texts.contrast.moved(inTheDark, draft.colorMode === 'auto')}
    />
  );
}
