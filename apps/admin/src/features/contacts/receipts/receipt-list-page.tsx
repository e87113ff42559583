import type { Receipt } from '@chatty/contract/privacy';
import { Button, Skeleton } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts as contactTexts } from '#texts/contacts.ts';
import { texts } from '#texts/receipts.ts';
import { receiptListQuery } from '../../../people/receipts/receipt-queries.ts';
import { ReceiptState } from '../../../people/receipts/receipt-state.tsx';
import { showReceipt } from '../../../people/receipts/shown-receipt.ts';
import { useDeletedBy } from '../../../people/receipts/use-deleted-by.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import classes from './receipt-list.module.css';

/** The proofs of all that was deleted about contacts. */
export const ReceiptListPage = () => (
  <Page title={texts.receipts} subtitle={texts.subtitle} back={{ to: '/contacts', label: contactTexts.contacts }}>
    <Card padded={false}>
      <Receipts />
    </Card>
  </Page>
);

function Receipts() {
  const list = useInfiniteQuery(receiptListQuery);
  if (list.isError && !list.data)
    return <ErrorState problem={list.error} retry={() => void list.refetch()} title={texts.list.notLoaded} />;
  if (!list.data) return <SkeletonReceipts />;
  const receipts = list.data.pages.flatMap((it) => it.receipts);
  if (receipts.length === 0) return <NoReceipts />;
  return (
    <>
      <ul className={classes.list} aria-label={texts.receipts}>
        {receipts.map((it) => (
          <ReceiptRow key={it.id} receipt={it} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.list.more}
          </Button>
        </div>
      )}
    </>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const by = useDeletedBy()(receipt);
  const when = dateAndTime(receipt.requestedAt);
  const { conversations = 0, messages = 0, files = 0 } = receipt.counts;
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.when}
        aria-label={texts.list.open(when)}
        onClick={() => showReceipt(receipt)}
      >
        {when}
      </button>
      <span className={classes.by} dir="auto">
        {by}
      </span>
      <span className={classes.holds}>{texts.list.holds(conversations, messages, files)}</span>
      <ReceiptState receipt={receipt} />
    </li>
  );
}

const NoReceipts = () => (
  <EmptyState
    icon={<IconReceipt size={32} stroke={1.5} />}
    title={texts.list.noneTitle}
    text={texts.list.none}
    action={
      <Button variant="default" component={Link} to="/contacts">
        {texts.list.toContacts}
      </Button>
    }
  />
);

const SkeletonReceipts = () => (
  <div role="status" aria-label={texts.list.loading}>
    {Array.from({ length: 5 }, (_, row) => (
      <div className={classes.skeleton} key={row}>
        <Skeleton height={12} width={`${60 - (row % 3) * 10}%`} />
      </div>
    ))}
  </div>
);
