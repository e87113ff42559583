import { searchAnywhere } from '@chatty/contract/search-query';
import { Button, Stack } from '@mantine/core';
import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import { texts } from '#texts/conversation-list-empty.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { firstFilter, type ListFilter, narrowing, wide, writeFilter } from './list-filter.ts';

interface NothingHereProps {
  filter: ListFilter;
  onClear(): void;
  onChange(filter: ListFilter): void;
}

/** The search as it looks through everybody's conversations of any status, narrowed by nothing but what was typed. */
const everywhere = ({ search, sort }: ListFilter): ListFilter => ({
  ...firstFilter,
  status: 'any',
  sort,
  search: searchAnywhere(search),
});

/** Says why the list is empty, and what leads out of it. */
export function NothingHere({ filter, onClear, onChange }: NothingHereProps) {
  const { search, status } = filter;
  const all = everywhere(filter);
  if (search !== '' || narrowing.some((name) => filter[name] !== wide[name])) {
    return (
      <EmptyState
        icon={<IconSearchOff size={32} stroke={1.5} />}
        title={texts.nothingFound}
        text={search === '' ? texts.nothingFiltered : texts.nothingFoundFor(search)}
        action={
          <Stack gap={6}>
            {all.search !== '' && writeFilter(all) !== writeFilter(filter) && (
              <Button variant="default" onClick={() => onChange(all)}>
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
