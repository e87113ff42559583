import { mostGuideColumns, mostGuideRows } from '@chatty/contract/limits';
import type { Measure } from '@chatty/contract/size-guides';
import { rangeNotes } from '@chatty/contract/size-table';
import { ActionIcon, Alert, Button, Group, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/size-guides.ts';
import answerClasses from '../custom-answers/answer-form.module.css';
import { bodyOf, emptyColumn, emptyRow, type GuideDraft } from './guide-draft.ts';
import classes from './size-guides.module.css';
import { readPasted } from './paste-table.ts';

const words = texts.form;
const measures = Object.entries(words.measures).map(([value, label]) => ({ value, label }));
const isMeasure = (value: string): value is Measure => value in words.measures;

interface TableFieldsProps {
  draft: GuideDraft;
  problem: string | undefined;
  set(part: Partial<GuideDraft>): void;
}

/** The table of a guide, to be typed or pasted. */
export function TableFields({ draft, problem, set }: TableFieldsProps) {
  return (
    <>
      <Paste set={set} />
      <Text size="xs" c="dimmed" my="sm">
        {words.tableHint}
      </Text>
      <Table draft={draft} set={set} />
      {problem && (
        <Text size="xs" c="var(--bad)" role="alert" mt="xs">
          {problem}
        </Text>
      )}
      <Group gap="xs" mt="sm">
        <Button
          variant="default"
          disabled={draft.rows.length >= mostGuideRows}
          onClick={() => set({ rows: [...draft.rows, emptyRow(draft.columns.length)] })}
        >
          {words.addRow}
        </Button>
        <Button
          variant="default"
          disabled={draft.columns.length >= mostGuideColumns}
          onClick={() =>
            set({
              columns: [...draft.columns, emptyColumn()],
              rows: draft.rows.map((it) => ({ ...it, cells: [...it.cells, ''] })),
            })
          }
        >
          {words.addColumn}
        </Button>
      </Group>
      <Notes draft={draft} />
    </>
  );
}

function Paste({ set }: Pick<TableFieldsProps, 'set'>) {
  const [told, setTold] = useState('');
  const take = (html: string, text: string): void => {
    const table = readPasted(html, text);
    setTold(table ? words.pasted(table.rows.length, table.columns.length) : words.notPasted);
    if (!table) return;
    const { columns, rows, unit } = table;
    set({ columns, rows, ...(unit ? { unit } : {}) });
  };
  return (
    <>
      <Textarea
        label={words.paste}
        description={words.pasteHint}
        rows={2}
        value=""
        onChange={(event) => take('', event.currentTarget.value)}
        onPaste={(event) => {
          event.preventDefault();
          take(event.clipboardData.getData('text/html'), event.clipboardData.getData('text/plain'));
        }}
      />
      <Text size="xs" role="status" mt={4}>
        {told}
      </Text>
    </>
  );
}

function Table({ draft: { columns, rows }, set }: Pick<TableFieldsProps, 'draft' | 'set'>) {
  const dropColumn = (at: number) =>
    set({ columns: columns.toSpliced(at, 1), rows: rows.map((it) => ({ ...it, cells: it.cells.toSpliced(at, 1) })) });
  return (
    <div className={classes.scroller}>
      <table className={classes.table} aria-label={words.table}>
        <thead>
          <tr>
            <th scope="col">{words.size}</th>
            {columns.map(({ key, measure, label }, at) => (
              <th scope="col" key={key}>
                <NativeSelect
                  size="xs"
                  aria-label={words.measureOf(at + 1)}
                  data={measures}
                  value={measure}
                  onChange={({ currentTarget: { value } }) => {
                    if (!isMeasure(value)) return;
                    const isOwn = label !== '' && !Object.values(words.measures).some((it) => it === label);
                    const named = isOwn ? label : value === 'other' ? '' : words.measures[value];
                    set({ columns: columns.with(at, { key, measure: value, label: named }) });
                  }}
                />
                <Group gap={2} wrap="nowrap" mt={4}>
                  <TextInput
                    size="xs"
                    aria-label={words.labelOf(at + 1)}
                    value={label}
                    onChange={(event) =>
                      set({ columns: columns.with(at, { key, measure, label: event.currentTarget.value }) })
                    }
                  />
                  <ActionIcon
                    aria-label={words.removeColumn(label)}
                    disabled={columns.length === 1}
                    onClick={() => dropColumn(at)}
                  >
                    <IconTrash size={15} />
                  </ActionIcon>
                </Group>
              </th>
            ))}
            <td aria-hidden />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key}>
              <th scope="row">
                <TextInput
                  size="xs"
                  aria-label={words.sizeOf(at + 1)}
                  value={row.size}
                  onChange={(event) => set({ rows: rows.with(at, { ...row, size: event.currentTarget.value }) })}
                />
              </th>
              {columns.map(({ key, label }, column) => (
                <td key={key}>
                  <TextInput
                    size="xs"
                    aria-label={words.cellOf(row.size || words.sizeOf(at + 1), label)}
                    value={row.cells[column] ?? ''}
                    onChange={(event) =>
                      set({ rows: rows.with(at, { ...row, cells: row.cells.with(column, event.currentTarget.value) }) })
                    }
                  />
                </td>
              ))}
              <td>
                <ActionIcon
                  aria-label={words.removeRow(row.size)}
                  disabled={rows.length === 1}
                  onClick={() => set({ rows: rows.toSpliced(at, 1) })}
                >
                  <IconTrash size={15} />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Gaps and overlaps: nothing forbids them. */
function Notes({ draft }: Pick<TableFieldsProps, 'draft'>) {
  const body = bodyOf(draft);
  const notes = rangeNotes(body);
  if (notes.length === 0) return null;
  return (
    <Alert color="yellow" className={answerClasses.notice} mt="md" mb={0} title={words.notesTitle} role="status">
      <ul className={answerClasses.said}>
        {notes.map(({ kind, column, sizes: [one, other] }) => (
          <li key={`${kind} ${column} ${one}`}>{words[kind](body.columns[column]?.label ?? '', one, other)}</li>
        ))}
      </ul>
    </Alert>
  );
}
