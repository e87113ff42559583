import { blockColorSources, blockLayouts } from '@chatty/contract/faq-block-options';
import { channels, contrast, readableAs, readableContrast } from '@chatty/contract/readable-colors';
import { ColorInput, Input, SegmentedControl, Stack, Switch } from '@mantine/core';
import { useId } from 'react';
import { texts } from '#texts/faq-blocks.ts';
import { Card } from '../../../ui/card.tsx';
import { ContrastCheck } from '../../../ui/contrast/contrast-check.tsx';
import classes from './block-form.module.css';
import type { BlockForm } from './use-block-form.ts';

const colors = ['textColor', 'backgroundColor', 'accentColor'] as const;

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange(value: Value): void;
}

/** One of a few, all in sight. */
function Choice<Value extends string>({ label, values, names, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} labelElement="div">
        {label}
      </Input.Label>
      <div>
        <SegmentedControl<Value>
          aria-labelledby={id}
          size="xs"
          data={values.map((it) => ({ value: it, label: names[it] }))}
          value={value}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

/** How the block looks. */
export function LookCard({ form }: { form: BlockForm }) {
  const { draft, set } = form;
  return (
    <Card title={texts.form.look}>
      <Stack gap="md">
        <Choice
          label={texts.form.layout}
          values={blockLayouts}
          names={texts.form.layouts}
          value={draft.layout}
          onChange={(layout) => set({ layout })}
        />
        {draft.layout === 'accordion' && (
          <Switch
            label={texts.form.isFirstOpen}
            checked={draft.isFirstOpen}
            onChange={(event) => set({ isFirstOpen: event.currentTarget.checked })}
          />
        )}
        <Choice
          label={texts.form.colors}
          values={blockColorSources}
          names={texts.form.colorSources}
          value={draft.colorSource}
          onChange={(colorSource) => set({ colorSource })}
        />
        {draft.colorSource === 'own' && <Colors form={form} />}
        <Switch
          label={texts.form.isShowAsk}
          description={texts.form.isShowAskHint}
          checked={draft.isShowAsk}
          onChange={(event) => set({ isShowAsk: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}

function Colors({ form: { draft, problems, set } }: { form: BlockForm }) {
  const fixes = (['textColor', 'accentColor'] as const).flatMap((it) => {
    if (!channels(draft[it]) || !channels(draft.backgroundColor)) return [];
    const ratio = contrast(draft[it], draft.backgroundColor);
    if (ratio >= readableContrast) return [];
    const color = readableAs(draft[it], draft.backgroundColor);
    return [
      {
        key: it,
        words: texts.form.hardToRead(texts.form[it], (Math.floor(ratio * 10) / 10).toFixed(1)),
        color,
        label: texts.form.mend(color),
        name: texts.form.mendFor(texts.form[it], color),
        onFix: () => set({ [it]: color }),
      },
    ];
  });
  return (
    <>
      <div className={classes.colors}>
        {colors.map((it) => (
          <ColorInput
            key={it}
            label={texts.form[it]}
            format="hex"
            withEyeDropper={false}
            value={draft[it]}
            error={problems[it]}
            onChange={(value) => set({ [it]: value.toLowerCase() })}
          />
        ))}
      </div>
      <ContrastCheck fine={texts.form.canBeRead} fixes={fixes} />
    </>
  );
}
