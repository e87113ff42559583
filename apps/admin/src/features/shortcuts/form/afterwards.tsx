import { Priority } from '@chatty/contract/conversations';
import { ShortcutAction, ShortcutSnooze } from '@chatty/contract/shortcuts';
import { Button, Checkbox, Group, Input, NativeSelect } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/shortcuts.ts';
import { TagChips } from '../../../people/tags/tag-chips.tsx';
import { TagPicker } from '../../../people/tags/tag-picker.tsx';
import type { ShortcutFormState } from './use-shortcut-form.ts';

const { form: words } = texts;

interface AfterwardsProps {
  form: ShortcutFormState;
  readOnly: boolean;
}

/** What is done with the conversation once the message is sent. What is resolved is not put off. */
export function Afterwards({ form: { draft, problems, set }, readOnly }: AfterwardsProps) {
  const resolves = draft.actions.includes('resolve');
  const choose = (action: ShortcutAction, on: boolean) => {
    const actions = ShortcutAction.options.filter((it) => (it === action ? on : draft.actions.includes(it)));
    set({ actions, snooze: actions.includes('resolve') ? null : draft.snooze });
  };
  return (
    <>
      {ShortcutAction.options.map((action) => (
        <Checkbox
          key={action}
          label={texts.actions[action]}
          checked={draft.actions.includes(action)}
          onChange={({ currentTarget: { checked } }) => choose(action, checked)}
        />
      ))}
      <Tags tagIds={draft.tagIds} readOnly={readOnly} onChange={(tagIds) => set({ tagIds })} />
      <NativeSelect
        label={words.priority}
        maw={280}
        value={draft.priority ?? ''}
        error={problems.priority}
        onChange={({ currentTarget: { value } }) =>
          set({ priority: Priority.options.find((it) => it === value) ?? null })
        }
        data={[
          { value: '', label: words.samePriority },
          ...Priority.options.map((value) => ({ value, label: texts.priorities[value] })),
        ]}
      />
      <NativeSelect
        label={words.snooze}
        description={resolves ? words.resolvedNotSnoozed : undefined}
        maw={280}
        disabled={resolves || readOnly}
        value={draft.snooze ?? ''}
        error={problems.snooze}
        onChange={({ currentTarget: { value } }) =>
          set({ snooze: ShortcutSnooze.options.find((it) => it === value) ?? null })
        }
        data={[
          { value: '', label: words.noSnooze },
          ...ShortcutSnooze.options.map((value) => ({ value, label: texts.snoozes[value] })),
        ]}
      />
    </>
  );
}

interface TagsProps {
  tagIds: string[];
  readOnly: boolean;
  onChange(tagIds: string[]): void;
}

function Tags({ tagIds, readOnly, onChange }: TagsProps) {
  const [opened, setOpened] = useState(false);
  const without = (tagId: string) => tagIds.filter((it) => it !== tagId);
  return (
    <Input.Wrapper label={words.tags} labelElement="div">
      <Group gap="xs" mt={4}>
        {readOnly ? (
          <TagChips tagIds={tagIds} />
        ) : (
          <TagChips tagIds={tagIds} onRemove={(it) => onChange(without(it))} />
        )}
        <TagPicker
          tagIds={tagIds}
          onToggle={(tagId, on) => onChange(on ? [...tagIds, tagId] : without(tagId))}
          opened={opened}
          onOpened={setOpened}
          position="bottom-start"
          target={
            <Button
              variant="default"
              size="xs"
              leftSection={<IconTag size={15} />}
              disabled={readOnly}
              onClick={() => setOpened(!opened)}
            >
              {words.chooseTags}
            </Button>
          }
        />
      </Group>
    </Input.Wrapper>
  );
}
