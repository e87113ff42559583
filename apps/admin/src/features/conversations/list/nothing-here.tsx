import { Button, Stack } from '@mantine/core';
import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import { texts } from '#texts/conversation-list-empty.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type ListFilter, narrowing, wide } from './list-filter.ts';

interface NothingHereProps {
  filter: ListFilter;
  onClear(): void;
  onChange(filter: ListFilter): void;
}

/** Says why the list is empty, and what leads out of it. */
export function NothingHere({ filter, onClear, onChange }: NothingHereProps) {
  const { search, status } = filter;
  if (search !== '' || narrowing.some((name) => filter[name] !== wide[name])) {
    return (
      <EmptyState
        icon={<IconSearchOff size={32} stroke={1.5} />}
        title={texts.nothingFound}
        text={search === '' ? texts.nothingFiltered : texts.nothingFoundFor(search)}
        action={
          <Stack gap={6}>
            {search !== '' && status !== 'any' && (
              <Button variant="default" onClick={() => onChange({ ...filter, status: 'any' })}>
                {texts.searchEverywhere}
              </Button>
            )}
            <Button variant={search === '' ? 'default' : 'subtle'} onClick={onClear}>
              {texts.clearAll}
            </Button>
          </Stack>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<IconInbox size={32} stroke={1.5} />}
      title={status === 'open' || status === 'any' ? texts.quiet : texts.nothingOf[status]}
      text={status === 'open' || status === 'any' ? texts.empty[filter.view] : texts.showUp[status]}
    />
  );
}
