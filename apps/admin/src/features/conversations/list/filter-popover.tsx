import { Button, Checkbox, NativeSelect, Popover, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { texts } from '#texts/conversation-filters.ts';
import { useMe } from '../../../people/me.tsx';
import { membersQuery } from '../../../people/members.ts';
import { tagsQuery } from '../../../people/tags/tags.ts';
import { channels, handlers, priorities, wide } from './list-filter.ts';
import type { ToolbarItemsProps } from './toolbar-items.tsx';

interface FilterPopoverProps extends ToolbarItemsProps {
  opened: boolean;
  onClose(): void;
  target: ReactElement;
}

/** All that a list can be narrowed by, in one place; each choice counts at once. */
export function FilterPopover({ filter, set, opened, onClose, target }: FilterPopoverProps) {
  return (
    <Popover
      opened={opened}
      onDismiss={onClose}
      position="bottom-end"
      width={280}
      trapFocus
      returnFocus
      withinPortal
      shadow="md"
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-label={texts.filters}>
        <Fields filter={filter} set={set} />
      </Popover.Dropdown>
    </Popover>
  );
}

const anyOf = (options: readonly { value: string; label: string }[]) => [{ value: '', label: texts.any }, ...options];

function Fields({ filter, set }: ToolbarItemsProps) {
  const me = useMe().member.id;
  const members = useQuery(membersQuery).data ?? [];
  const tags = useQuery(tagsQuery).data ?? [];
  const team = members
    .filter((it) => it.active || it.role === 'admin')
    .map((it) => ({ value: it.id, label: it.id === me ? texts.you : it.fullName }));
  const one = <T extends string>(known: readonly T[], value: string): T | null =>
    known.find((it) => it === value) ?? null;
  return (
    <Stack gap={10}>
      <Checkbox
        size="xs"
        label={texts.unread}
        checked={filter.unread}
        onChange={(event) => set({ unread: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={texts.waitingForReply}
        checked={filter.waiting}
        onChange={(event) => set({ waiting: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={texts.watching}
        checked={filter.watching}
        onChange={(event) => set({ watching: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={texts.overdue}
        checked={filter.overdue}
        onChange={(event) => set({ overdue: event.currentTarget.checked })}
      />
      <NativeSelect
        size="xs"
        label={texts.handler}
        value={filter.handler ?? ''}
        data={anyOf(handlers.map((value) => ({ value, label: texts.handlers[value] })))}
        onChange={(event) => set({ handler: one(handlers, event.currentTarget.value) })}
      />
      <NativeSelect
        size="xs"
        label={texts.assignee}
        value={filter.assignee ?? ''}
        data={anyOf([{ value: 'nobody', label: texts.nobodys }, ...team])}
        onChange={(event) => set({ assignee: event.currentTarget.value || null })}
      />
      <NativeSelect
        size="xs"
        label={texts.tag}
        value={filter.tag ?? ''}
        data={anyOf(tags.map((it) => ({ value: it.id, label: it.name })))}
        onChange={(event) => set({ tag: event.currentTarget.value || null })}
      />
      <NativeSelect
        size="xs"
        label={texts.priority}
        value={filter.priority ?? ''}
        data={anyOf(priorities.map((value) => ({ value, label: texts.priorities[value] })))}
        onChange={(event) => set({ priority: one(priorities, event.currentTarget.value) })}
      />
      <NativeSelect
        size="xs"
        label={texts.channel}
        value={filter.channel ?? ''}
        data={anyOf(channels.map((value) => ({ value, label: texts.channels[value] })))}
        onChange={(event) => set({ channel: one(channels, event.currentTarget.value) })}
      />
      <Button variant="default" size="xs" onClick={() => set(wide)}>
        {texts.clearFilters}
      </Button>
    </Stack>
  );
}
