import { ImportExisting, type ImportPlan } from '@chatty/contract/contact-imports';
import { Button, Radio, Stack, Text } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/contact-import.ts';
import { texts as tagTexts } from '#texts/tags.ts';
import { TagChips } from '../../../people/tags/tag-chips.tsx';
import { TagPicker } from '../../../people/tags/tag-picker.tsx';
import classes from './import.module.css';

interface ImportChoicesProps {
  plan: ImportPlan;
  onChange(part: Partial<ImportPlan>): void;
}

/** What becomes of contacts that are there already, and which tags all of the file get. */
export function ImportChoices({ plan: { existing, tagIds }, onChange }: ImportChoicesProps) {
  const [opened, setOpened] = useState(false);
  const toggle = (id: string, on: boolean) =>
    onChange({ tagIds: on ? [...tagIds, id] : tagIds.filter((it) => it !== id) });
  return (
    <>
      <Radio.Group
        label={texts.existing}
        description={texts.existingHint}
        value={existing}
        onChange={(value) => onChange({ existing: ImportExisting.parse(value) })}
      >
        <Stack gap={6} mt={6}>
          {ImportExisting.options.map((it) => (
            <Radio key={it} value={it} label={texts.existingNames[it]} size="xs" />
          ))}
        </Stack>
      </Radio.Group>
      <div className={classes.tags}>
        <Text fw={500} size="sm">
          {texts.tags}
        </Text>
        <TagChips tagIds={tagIds} wraps onRemove={(id) => toggle(id, false)} />
        <TagPicker
          tagIds={tagIds}
          onToggle={toggle}
          opened={opened}
          onOpened={setOpened}
          position="top-start"
          target={
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconTag size={14} />}
              onClick={() => setOpened(!opened)}
            >
              {tagTexts.add}
            </Button>
          }
        />
      </div>
    </>
  );
}
