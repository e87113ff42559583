import { Group, Pagination, Skeleton, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './table.module.css';

interface DataTableProps {
  /** What the table lists, for those who do not see it. */
  caption: string;
  columns: { key: string; label: string; hidden?: boolean; width?: number | string; align?: 'left' | 'right' }[];
  children: ReactNode;
}

/** A table that reaches the edge of its card and scrolls by itself when it is too wide. */
export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <Table.ScrollContainer minWidth={0} type="native" tabIndex={0} aria-label={caption} role="region">
      <Table className={classes.table} verticalSpacing={10} horizontalSpacing="md" highlightOnHover>
        <caption className="visually-hidden">{caption}</caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((it) => (
              <Table.Th key={it.key} w={it.width} ta={it.align ?? 'left'}>
                {it.hidden ? <span className="visually-hidden">{it.label}</span> : it.label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Grey rows while a table is read. */
export function SkeletonRows({ rows = 6, columns }: { rows?: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <Table.Tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <Table.Td key={column}>
          <Skeleton height={12} width={column === 0 ? '80%' : '50%'} my={5} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}

interface TablePagerProps {
  page: number;
  limit: number;
  total: number;
  onPage(page: number): void;
}

/** “11–20 of 134” and the way to the other pages. */
export function TablePager({ page, limit, total, onPage }: TablePagerProps) {
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  return (
    <Group justify="space-between" px="md" py={10} className={classes.pager}>
      <Text size="sm" c="ink.6">
        {first}–{Math.min(total, page * limit)} of {total}
      </Text>
      {total > limit && (
        <Pagination
          size="sm"
          value={page}
          total={Math.ceil(total / limit)}
          onChange={onPage}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
          getItemProps={(it) => ({ 'aria-label': `Page ${it}` })}
        />
      )}
    </Group>
  );
}
