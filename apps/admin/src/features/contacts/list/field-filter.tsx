import { type ContactField, judgeValue, shownFields } from '@chatty/contract/contact-fields';
import { ContactFilter } from '@chatty/contract/contact-list';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/contact-fields.ts';
import { contactFieldsQuery } from '../../../people/contact/fields/field-queries.ts';
import { ValueInput } from '../../../people/contact/fields/value-input.tsx';

const words = texts.filter;

interface FieldFilterProps {
  filter: ContactFilter;
  set(filter: ContactFilter): void;
}

/** Narrows the list by one of the shop's own fields: by a value, by having one, or by having none. */
export function FieldFilter({ filter, set }: FieldFilterProps) {
  const { data: all = [], isSuccess } = useQuery(contactFieldsQuery);
  const { field: id, fieldHas, fieldValue, ...others } = filter;
  const [asksValue, setAsksValue] = useState(false);
  const shown = shownFields(all);
  const field = all.find((it) => it.id === id);
  if (shown.length === 0 && id === undefined) return null;
  const known = [...shown, ...(field && field.archivedAt !== null ? [field] : [])];
  const options = known.map((it) => ({ value: it.id, label: it.name }));
  if (id && !field && isSuccess) options.push({ value: id, label: words.gone });
  const says = fieldHas === 'no' ? 'no' : fieldValue !== undefined || asksValue ? 'is' : 'has';
  const narrow = (part: Partial<ContactFilter>) => set(ContactFilter.parse({ ...others, ...part }));
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={words.field}
        value={id ?? ''}
        data={[{ value: '', label: words.any }, ...options]}
        onChange={(event) => {
          setAsksValue(false);
          narrow(event.currentTarget.value === '' ? {} : { field: event.currentTarget.value });
        }}
      />
      {field && (
        <NativeSelect
          size="xs"
          aria-label={words.says(field.name)}
          value={says}
          data={[
            { value: 'has', label: words.has },
            { value: 'no', label: words.hasNot },
            { value: 'is', label: words.is },
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setAsksValue(chosen === 'is');
            narrow({ field: field.id, ...(chosen === 'no' ? { fieldHas: 'no' as const } : {}) });
          }}
        />
      )}
      {field && says === 'is' && (
        <Wanted
          key={`${field.id} ${fieldValue}`}
          field={field}
          value={fieldValue ?? ''}
          onWant={(value) => narrow({ field: field.id, ...(value === '' ? {} : { fieldValue: value }) })}
        />
      )}
    </>
  );
}

/** The value that is wanted; what is typed counts once it is left, or Enter is pressed. */
function Wanted({ field, value, onWant }: { field: ContactField; value: string; onWant(value: string): void }) {
  const [typed, setTyped] = useState(value);
  const [problem, setProblem] = useState<string>();
  const want = (said: string) => {
    // As it is kept: 12.50 finds 12.5. A choice that is gone may still be somebody's.
    const judged = field.kind === 'choice' ? { value: said, problem: null } : judgeValue(field, said);
    if (judged.problem !== null) setProblem(judged.problem);
    else if (judged.value !== value) onWant(judged.value);
  };
  return (
    <ValueInput
      field={field}
      label={words.value(field.name)}
      hidesLabel
      value={typed}
      error={problem}
      onChange={(said, isWhole) => {
        setProblem(undefined);
        setTyped(said);
        if (isWhole) want(said);
      }}
      onDone={() => want(typed)}
    />
  );
}
