import {
  type ImportColumn,
  type ImportColumns,
  type ImportedContact,
  judgeRow,
} from '@chatty/contract/contact-import-row';
import type { ContactFile } from '@chatty/contract/contact-imports';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/contact-import.ts';
import { contactFieldsQuery } from '../../../people/contact/fields/field-queries.ts';
import classes from './import.module.css';

const shown = ['name', 'email', 'phone'] as const satisfies (ImportColumn & keyof ImportedContact)[];

interface FirstRowsProps {
  file: ContactFile;
  columns: ImportColumns;
}

/** What the first rows of a file would become, and what is wrong with them. */
export function FirstRows({ file, columns }: FirstRowsProps) {
  const { data: fields = [] } = useQuery(contactFieldsQuery);
  const rows = file.rows.map((it) => ({ line: it.line, ...judgeRow(columns, it.cells, fields) }));
  const problems = rows.filter((it) => it.problem !== null).length;
  const title = texts.preview(rows.length, file.import.total);
  return (
    <div>
      <Text fw={600} size="sm">
        {title}
      </Text>
      <Text size="sm" c="var(--ink-soft)" mb={6} role="status">
        {problems > 0 && texts.previewProblems(problems)}
      </Text>
      {/* A long list is scrolled by the keyboard, too. */}
      <div className={classes.rows} role="region" aria-label={title} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              {shown.map((column) => (
                <th scope="col" key={column}>
                  {texts.columnNames[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, contact, problem }) => (
              <tr key={line}>
                <td>{line}</td>
                {contact ? (
                  shown.map((column) => (
                    <td key={column} dir="auto">
                      {contact[column]}
                    </td>
                  ))
                ) : (
                  <td colSpan={shown.length} className={classes.problem}>
                    {problem}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
