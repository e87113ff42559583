import { floatBtnSizes, offsets } from '@chatty/contract/settings/options';
import { Slider, Stack } from '@mantine/core';
import { texts } from '#texts/widget.ts';
import { Card } from '../../../ui/card.tsx';
import { Choice } from '../fields/choice.tsx';
import { CountedText } from '../fields/counted-text.tsx';
import { type AppearanceForm, longest } from '../fields/field-names.ts';
import { NumberField } from '../fields/number-field.tsx';
import { IconChoice } from './icon-choice.tsx';
import classes from './appearance.module.css';

const corners = [
  { field: 'floatBtnOffsetSide', bounds: offsets },
  { field: 'floatBtnOffsetBottom', bounds: offsets },
] as const;

/** What the launcher shows, how large it is, and where it is. */
export function LauncherCard({ form: { draft, problems, set } }: { form: AppearanceForm }) {
  const size = Number.isFinite(draft.floatBtnSize) ? draft.floatBtnSize : floatBtnSizes.min;
  return (
    <Card title={texts.launcher}>
      <Stack gap="md">
        <Choice
          label={texts.names.floatBtnLauncher}
          options={texts.launcherKinds}
          value={draft.floatBtnLauncher}
          onChange={(floatBtnLauncher) => set({ floatBtnLauncher })}
        />
        <IconChoice value={draft.icon} error={problems.icon} onChange={(icon) => set({ icon })} />
        <CountedText
          label={texts.names.floatBtnLabel}
          description={texts.hints.floatBtnLabel}
          max={longest('floatBtnLabel')}
          value={draft.floatBtnLabel}
          error={problems.floatBtnLabel}
          onChange={(floatBtnLabel) => set({ floatBtnLabel })}
        />
        <div className={classes.size}>
          <Slider
            {...floatBtnSizes}
            label={null}
            thumbLabel={texts.names.floatBtnSize}
            value={size}
            onChange={(floatBtnSize) => set({ floatBtnSize })}
            color="ink.8"
          />
          <NumberField
            {...floatBtnSizes}
            label={texts.pixels(texts.names.floatBtnSize)}
            value={draft.floatBtnSize}
            error={problems.floatBtnSize}
            onChange={(floatBtnSize) => set({ floatBtnSize })}
          />
        </div>
        <Choice
          label={texts.names.floatBtnPosition}
          options={texts.positions}
          value={draft.floatBtnPosition}
          onChange={(floatBtnPosition) => set({ floatBtnPosition })}
        />
        <div className={classes.two}>
          {corners.map(({ field, bounds }) => (
            <NumberField
              key={field}
              {...bounds}
              label={texts.pixels(texts.names[field])}
              value={draft[field]}
              error={problems[field]}
              onChange={(pixels) => set({ [field]: pixels })}
            />
          ))}
        </div>
      </Stack>
    </Card>
  );
}
