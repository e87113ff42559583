import { ActionIcon, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/faqs.ts';
import type { FaqView } from '../faq-queries.ts';
import classes from './faq-list.module.css';

interface FaqFiltersProps {
  view: FaqView;
  onChange(part: Partial<FaqView>): void;
}

const { filters } = texts;
const quietMs = 250;

/** Search and filters above the list. */
export function FaqFilters({ view, onChange }: FaqFiltersProps) {
  return (
    <Group gap={8} className={classes.filters}>
      <Search search={view.search} onSearch={(search) => onChange({ search })} />
      <FlagFilter
        label={filters.status}
        options={[filters.anyStatus, filters.published, filters.unpublished]}
        value={view.published}
        onChange={(published) => onChange({ published })}
      />
      <FlagFilter
        label={filters.featured}
        options={[filters.anyFeatured, filters.onlyFeatured, filters.notFeatured]}
        value={view.featured}
        onChange={(featured) => onChange({ featured })}
      />
    </Group>
  );
}

/** Tells what is typed once the typing pauses, and follows the address when that changes by itself. */
function Search({ search, onSearch }: { search: string; onSearch(search: string): void }) {
  const [text, setText] = useState(search);
  const told = useRef(search);
  const tell = (typed: string) => {
    told.current = typed.trim();
    onSearch(told.current);
  };
  const tellSoon = useDebouncedCallback(tell, quietMs);
  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    setText(search);
  }, [search]);

  const clear = (
    <ActionIcon
      size="sm"
      aria-label={filters.clearSearch}
      onClick={() => {
        setText('');
        tell('');
      }}
    >
      <IconX size={14} />
    </ActionIcon>
  );
  return (
    <TextInput
      type="search"
      className={classes.search}
      size="xs"
      aria-label={filters.search}
      placeholder={filters.searchPlaceholder}
      maxLength={200}
      leftSection={<IconSearch size={15} />}
      rightSection={text && clear}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        tellSoon(event.currentTarget.value);
      }}
    />
  );
}

interface FlagFilterProps {
  label: string;
  /** What to call: either, yes, no. */
  options: [string, string, string];
  value: boolean | null;
  onChange(value: boolean | null): void;
}

function FlagFilter({ label, options: [either, yes, no], value, onChange }: FlagFilterProps) {
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={String(value)}
      data={[
        { value: 'null', label: either },
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'null' ? null : currentTarget.value === 'true')}
    />
  );
}
