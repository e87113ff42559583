import { columnOfField, shownFields } from '@chatty/contract/contact-fields';
import { FileColumn, ImportColumn } from '@chatty/contract/contact-import-row';
import type { ContactFile } from '@chatty/contract/contact-imports';
import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/contact-import.ts';
import { contactFieldsQuery } from '../../../people/contact/fields/field-queries.ts';
import classes from './import.module.css';

type Columns = (FileColumn | null)[];

interface FileColumnsProps {
  file: ContactFile;
  columns: Columns;
  onChange(columns: Columns): void;
}

const choices = [
  { value: '', label: texts.leaveOut },
  ...ImportColumn.options.map((value) => ({ value, label: texts.columnNames[value] })),
];

/** What a column may hold: of every shop's contacts, and of this one's. */
function useChoices() {
  const { data: fields = [] } = useQuery(contactFieldsQuery);
  return [...choices, ...shownFields(fields).map((it) => ({ value: columnOfField(it.id), label: it.name }))];
}

/** Each column of a file with an example, and what it holds. Two columns never hold the same. */
export function FileColumns({ file, columns, onChange }: FileColumnsProps) {
  const all = useChoices();
  const choose = (at: number, value: string) => {
    const chosen = FileColumn.safeParse(value).data ?? null;
    onChange(columns.map((it, i) => (i === at ? chosen : it === chosen ? null : it)));
  };
  return (
    <div>
      <Text fw={600} size="sm">
        {texts.columns}
      </Text>
      <Text size="sm" c="var(--ink-soft)" mb={6}>
        {texts.columnsHint}
      </Text>
      <ul className={classes.columns}>
        {file.headings.map((heading, at) => {
          const name = heading || texts.unnamed(at + 1);
          const example = file.rows.find((it) => (it.cells[at] ?? '').trim() !== '')?.cells[at] ?? '';
          return (
            // A file may name two columns the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <span className={classes.column}>
                <span className={classes.heading} dir="auto">
                  {name}
                </span>
                <span className={classes.example} dir="auto">
                  {example}
                </span>
              </span>
              <NativeSelect
                size="xs"
                aria-label={texts.holds(name)}
                data={all}
                value={columns[at] ?? ''}
                onChange={(event) => choose(at, event.currentTarget.value)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
