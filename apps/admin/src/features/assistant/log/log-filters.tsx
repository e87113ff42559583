import { Outcome } from '@chatty/contract/assistant';
import type { TurnFilter } from '@chatty/contract/decision-log';
import { Group, NativeSelect, TextInput } from '@mantine/core';
import { texts } from '#texts/assistant-log.ts';
import { texts as quality } from '#texts/assistant-quality.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import areaClasses from '../area/area.module.css';
import { dayOf, onlyOf, rangeOf, withOnly } from './log-address.ts';
import type { LogView } from './log-queries.ts';

interface LogFiltersProps {
  view: LogView;
  engines: readonly string[];
  show(part: Partial<LogView>): void;
}

/** Which turns the log shows. */
export function LogFilters({ view: { filter, search }, engines, show }: LogFiltersProps) {
  const narrow = (part: Partial<TurnFilter>) => show({ filter: { ...filter, ...part } });
  const [from, to] = [dayOf(filter.from), dayOf(filter.to, 1)];
  const outcomes = Outcome.options.map((value) => ({ value, label: texts.outcomes[value] }));
  const words = { ...texts.onlyOf, ...(filter.kind ? { [`kind.${filter.kind}`]: quality.kinds[filter.kind] } : {}) };
  const only = Object.entries(words).map(([value, label]) => ({ value, label }));
  return (
    <Group gap={8} className={areaClasses.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        clear={texts.clearSearch}
        search={search}
        onSearch={(text) => show({ search: text })}
      />
      <NativeSelect
        size="xs"
        aria-label={texts.outcome}
        value={filter.outcome ?? ''}
        data={[{ value: '', label: texts.anyOutcome }, ...outcomes]}
        onChange={({ currentTarget: { value } }) => narrow({ outcome: Outcome.safeParse(value).data })}
      />
      <NativeSelect
        size="xs"
        aria-label={texts.only}
        value={onlyOf(filter)}
        data={[{ value: '', label: texts.onlyAll }, ...only]}
        onChange={({ currentTarget: { value } }) => show({ filter: withOnly(filter, value) })}
      />
      {(engines.length > 1 || filter.engine !== undefined) && (
        <NativeSelect
          size="xs"
          aria-label={texts.engine}
          value={filter.engine ?? ''}
          data={[
            { value: '', label: texts.anyEngine },
            ...[...new Set([...engines, ...(filter.engine ? [filter.engine] : [])])],
          ]}
          onChange={({ currentTarget: { value } }) => narrow({ engine: value || undefined })}
        />
      )}
      <TextInput
        type="date"
        size="xs"
        aria-label={texts.from}
        value={from}
        max={to || undefined}
        onChange={({ currentTarget: { value } }) => narrow(rangeOf(value, to))}
      />
      <TextInput
        type="date"
        size="xs"
        aria-label={texts.to}
        value={to}
        min={from || undefined}
        onChange={({ currentTarget: { value } }) => narrow(rangeOf(from, value))}
      />
    </Group>
  );
}
