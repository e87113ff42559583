import { columnOfField, type ContactField, shownFields } from '@chatty/contract/contact-fields';
import { ContactColumn, type ShownColumn } from '@chatty/contract/contact-list';
import { ActionIcon, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/contacts.ts';
import { api } from '../../../connection/api.ts';
import { contactViewQuery } from '../contact-queries.ts';

/** Which columns the list shows: changed at once, and back when the server refuses. */
export function ColumnMenu({ columns, fields }: { columns: readonly ShownColumn[]; fields: readonly ContactField[] }) {
  const client = useQueryClient();
  const show = (chosen: readonly ShownColumn[]) =>
    client.setQueryData(contactViewQuery.queryKey, (held) => held && { ...held, columns: [...chosen] });
  const choose = useMutation({
    mutationFn: (chosen: ShownColumn[]) => api('PUT /contacts/columns', { body: { columns: chosen } }),
    onMutate(chosen) {
      show(chosen);
      return { before: columns };
    },
    meta: { failure: texts.filters.columnsNotSaved },
    onError: (_, __, held) => held && show(held.before),
  });
  const own = shownFields(fields).map((it) => ({ column: columnOfField(it.id), name: it.name }));
  const every: ShownColumn[] = [...ContactColumn.options, ...own.map((it) => it.column)];
  const turn = (column: ShownColumn, on: boolean) =>
    choose.mutate(every.filter((it) => (it === column ? on : columns.includes(it))));
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={texts.filters.columns}>
          <IconColumns3 size={16} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {ContactColumn.options.map((column) => (
          <Menu.CheckboxItem key={column} checked={columns.includes(column)} onChange={(on) => turn(column, on)}>
            {texts.filters.columnNames[column]}
          </Menu.CheckboxItem>
        ))}
        {own.map(({ column, name }) => (
          <Menu.CheckboxItem key={column} checked={columns.includes(column)} onChange={(on) => turn(column, on)}>
            {name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
