import { Group, NativeSelect } from '@mantine/core';
import { texts } from '#texts/faqs.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import type { FaqView } from '../faq-queries.ts';
import classes from './faq-list.module.css';

interface FaqFiltersProps {
  view: FaqView;
  onChange(part: Partial<FaqView>): void;
}

const { filters } = texts;

/** Search and filters above the list. */
export function FaqFilters({ view, onChange }: FaqFiltersProps) {
  return (
    <Group gap={8} className={classes.filters}>
      <SearchField
        label={filters.search}
        placeholder={filters.searchPlaceholder}
        clear={filters.clearSearch}
        search={view.search}
        onSearch={(search) => onChange({ search })}
      />
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
