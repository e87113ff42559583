import type { Receipt } from '@chatty/contract/privacy';
import { texts } from '#texts/receipts.ts';
import { Tag } from '../../ui/tag.tsx';

/** Whether all of it is done. */
export const ReceiptState = ({ receipt }: { receipt: Receipt }) =>
  receipt.doneAt === null ? <Tag>{texts.removing}</Tag> : <Tag tone="good">{texts.complete}</Tag>;
