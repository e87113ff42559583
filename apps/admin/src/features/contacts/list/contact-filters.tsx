import type { DataOf } from '@chatty/client/api';
import { ContactFilter, ContactKind, ContactSort } from '@chatty/contract/contact-list';
import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/contacts.ts';
import { contactFieldsQuery } from '../../../people/contact/fields/field-queries.ts';
import { tagsQuery } from '../../../people/tags/tags.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import type { ContactListView } from '../contact-queries.ts';
import { FieldFilter } from './field-filter.tsx';
import { ColumnMenu } from './column-menu.tsx';
import classes from './contact-list.module.css';

const { filters, list } = texts;
const days = [1, 7, 30, 90];
const orderCounts = [1, 2, 5, 10];
const amounts = [50, 100, 250, 500, 1_000];

/** The numbers to choose from, with the one that was chosen otherwise. */
const numbers = (usual: readonly number[], chosen: number | undefined, say: (it: number) => string) =>
  [...new Set([...usual, ...(chosen ? [chosen] : [])])]
    .sort((a, b) => a - b)
    .map((it): [string, string] => [String(it), say(it)]);

interface ContactFiltersProps {
  view: ContactListView;
  around: DataOf<'GET /contacts/view'> | undefined;
  show(part: Partial<ContactListView>): void;
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** A language by its name; whatever a browser said that is none stays as it is. */
export function languageOf(locale: string): string {
  try {
    return languages.of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** Search, filters, order and columns above the list. */
export function ContactFilters({ view, around, show }: ContactFiltersProps) {
  const { filter, search, sort } = view;
  const set = (key: keyof ContactFilter, value: string) => {
    const { [key]: _, ...others } = filter;
    show({ filter: ContactFilter.parse(value === '' ? others : { ...others, [key]: value }) });
  };
  const choice = (key: keyof ContactFilter, label: string, any: string, options: readonly [string, string][]) => (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={String(filter[key] ?? '')}
      data={[{ value: '', label: any }, ...options.map(([value, label]) => ({ value, label }))]}
      onChange={(event) => set(key, event.currentTarget.value)}
    />
  );
  const { locale } = filter;
  const { data: known = [], isSuccess } = useQuery(tagsQuery);
  const named = known.map((it): [string, string] => [it.id, it.name]);
  const isGone = isSuccess && filter.tag !== undefined && !known.some((it) => it.id === filter.tag);
  const tags = isGone && filter.tag ? [...named, [filter.tag, filters.goneTag] as [string, string]] : named;
  const { data: fields = [] } = useQuery(contactFieldsQuery);
  const locales = [...new Set([...(around?.locales ?? []), ...(locale ? [locale] : [])])];
  return (
    <Group gap={8} className={classes.filters}>
      <SearchField
        label={filters.search}
        placeholder={filters.searchPlaceholder}
        clear={filters.clearSearch}
        search={search}
        onSearch={(said) => show({ search: said })}
      />
      {choice(
        'kind',
        filters.kind,
        filters.anyKind,
        ContactKind.options.map((it) => [it, list.kinds[it]]),
      )}
      {choice('email', filters.email, filters.anyEmail, [
        ['yes', filters.hasEmail],
        ['no', filters.noEmail],
      ])}
      {choice('subscribed', filters.subscribed, filters.anySubscribed, [
        ['yes', filters.isSubscribed],
        ['no', filters.notSubscribed],
      ])}
      {choice('seenDays', filters.seen, filters.anySeen, numbers(days, filter.seenDays, filters.seenDays))}
      {choice(
        'ordersFrom',
        filters.ordersFrom,
        filters.anyOrders,
        numbers(orderCounts, filter.ordersFrom, filters.orders),
      )}
      {choice('spentFrom', filters.spentFrom, filters.anySpent, numbers(amounts, filter.spentFrom, filters.spent))}
      {choice(
        'locale',
        filters.locale,
        filters.anyLocale,
        locales.map((it) => [it, languageOf(it)]),
      )}
      {tags.length > 0 && choice('tag', filters.tag, filters.anyTag, tags)}
      <FieldFilter filter={filter} set={(wanted) => show({ filter: wanted })} />
      <Group gap={8} ml="auto" wrap="nowrap">
        <NativeSelect
          size="xs"
          aria-label={filters.sort}
          value={sort}
          data={ContactSort.options.map((value) => ({ value, label: filters.sorts[value] }))}
          onChange={(event) => show({ sort: ContactSort.parse(event.currentTarget.value) })}
        />
        {around && <ColumnMenu columns={around.columns} fields={fields} />}
      </Group>
    </Group>
  );
}
