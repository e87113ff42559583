import { maxFonts } from '@chatty/contract/fonts';
import { MultiSelect } from '@mantine/core';
import { fontFamilies } from '#texts/font-families.ts';
import { texts } from '#texts/widget.ts';
import { Card } from '../../../ui/card.tsx';
import type { AppearanceForm } from '../fields/field-names.ts';

/** The chat's web fonts, the first one first. The preview is written in them at once. */
export function FontsCard({ form: { draft, problems, set } }: { form: AppearanceForm }) {
  // A family that was chosen by another way stays in the list.
  const families = [...new Set([...draft.fonts, ...fontFamilies])].sort((a, b) => a.localeCompare(b));
  return (
    <Card title={texts.names.fonts}>
      <MultiSelect
        aria-label={texts.names.fonts}
        description={texts.hints.fonts}
        placeholder={draft.fonts.length < maxFonts ? texts.fontsPlaceholder : undefined}
        data={families}
        value={draft.fonts}
        error={problems.fonts}
        maxValues={maxFonts}
        searchable
        clearable
        hidePickedOptions
        clearButtonProps={{ 'aria-label': texts.picture.remove }}
        nothingFoundMessage={texts.noFonts}
        maxDropdownHeight={260}
        onChange={(fonts) => set({ fonts })}
      />
    </Card>
  );
}
