import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts as words } from '#texts/faq-categories.ts';
import { texts } from '#texts/faqs.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { faqCategoriesQuery, type FaqView } from '../faq-queries.ts';
import classes from './faq-list.module.css';

interface FaqFiltersProps {
  view: FaqView;
  onChange(part: Partial<FaqView>): void;
}

const { filters } = texts;

/** Search and filters above the list. */
export function FaqFilters({ view, onChange }: FaqFiltersProps) {
  const names = useQuery(faqCategoriesQuery).data?.map((it) => it.name) ?? [];
  // An address may name one that nobody has any more.
  const shown = view.category === null || names.includes(view.category) ? names : [view.category, ...names];
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
      {shown.length > 0 && (
        <NativeSelect
          size="xs"
          w={150}
          aria-label={words.filter}
          value={view.category ?? ''}
          data={[{ value: '', label: words.any }, ...shown]}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value || null })}
        />
      )}
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
