import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { texts } from '#texts/widget.ts';
import { Card } from '../../../ui/card.tsx';
import { Choice } from '../fields/choice.tsx';
import { ColorField } from '../fields/color-field.tsx';
import type { AppearanceForm } from '../fields/field-names.ts';
import { contrastFaults } from './contrast.ts';
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
        <ContrastCheck form={{ draft, problems, set }} />
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
function ContrastCheck({ form: { draft, set } }: { form: AppearanceForm }) {
  const faults = contrastFaults(draft);
  return (
    <div role="status" className={classes.contrast} data-fine={faults.length === 0}>
      {faults.length === 0 && (
        <Group gap={6} wrap="nowrap">
          <IconCircleCheck size={16} aria-hidden />
          <Text size="sm">{texts.contrast.fine}</Text>
        </Group>
      )}
      {faults.map(({ field, ratio, fix }) => (
        <Group key={field} gap={8} justify="space-between" wrap="wrap">
          <Group gap={6} wrap="nowrap" className={classes.fault}>
            <IconAlertTriangle size={16} aria-hidden />
            <Text size="sm">{texts.contrast[field](ratio)}</Text>
          </Group>
          <Button
            variant="default"
            aria-label={texts.contrast.fixFor(texts.names[field], fix)}
            leftSection={<span className={classes.dot} style={{ background: fix }} />}
            onClick={() => set({ [field]: fix })}
          >
            {texts.contrast.fix(fix)}
          </Button>
        </Group>
      ))}
    </div>
  );
}
