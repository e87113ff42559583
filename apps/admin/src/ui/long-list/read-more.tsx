import { Button } from '@mantine/core';
import type { ReadByPieces } from './use-long-list.ts';

interface ReadMoreProps {
  list: Pick<ReadByPieces, 'isFetchNextPageError' | 'fetchNextPage'>;
  label: string;
  className: string | undefined;
}

/** Below the rows where the next piece could not be read: tries again. */
export const ReadMore = ({ list, label, className }: ReadMoreProps) =>
  list.isFetchNextPageError && (
    <div className={className}>
      <Button variant="default" onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
