import { Group, Pagination, Text } from '@mantine/core';
import { texts } from '#texts/controls.ts';
import classes from './table.module.css';

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
        {texts.pager.rows(first, Math.min(total, page * limit), total)}
      </Text>
      {total > limit && (
        <Pagination
          size="sm"
          value={page}
          total={Math.ceil(total / limit)}
          onChange={onPage}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? texts.pager.next : texts.pager.previous,
          })}
          getItemProps={(page) => ({ 'aria-label': texts.pager.page(Number(page)) })}
        />
      )}
    </Group>
  );
}
