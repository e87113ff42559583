import type { Receipt } from '@chatty/contract/privacy';
import { Button, CopyButton, Group, Modal, Stack } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '#texts/receipts.ts';
import { saveText } from '../../ui/browser/save-text.ts';
import { dateAndTime } from '../../ui/time/time.ts';
import { deletedKinds, receiptFile } from './receipt-file.ts';
import { receiptQuery } from './receipt-queries.ts';
import { ReceiptState } from './receipt-state.tsx';
import classes from './receipt.module.css';
import { closeReceipt } from './shown-receipt.ts';
import { useDeletedBy } from './use-deleted-by.ts';

/** Proof of what was deleted, to be read, kept and sent on. */
export function ReceiptDialog({ receipt, opened }: { receipt: Receipt; opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={closeReceipt}
      title={texts.title}
      styles={{ title: { fontSize: 16, fontWeight: 650 } }}
    >
      <Shown receipt={receipt} />
    </Modal>
  );
}

function Shown({ receipt }: { receipt: Receipt }) {
  const { data: it } = useQuery(receiptQuery(receipt));
  const by = useDeletedBy()(it);
  const save = () => {
    const { name, text } = receiptFile(it, by ?? '');
    saveText(name, 'application/json', [text]);
  };
  return (
    <Stack gap="md" fz="sm">
      <p className={classes.state} role="status">
        <ReceiptState receipt={it} /> {it.doneAt === null ? texts.removingMeans : texts.completeMeans}
      </p>
      <dl className={classes.facts}>
        <Fact name={texts.id}>
          <span className={classes.id}>{it.id}</span>
          <CopyId id={it.id} />
        </Fact>
        <Fact name={texts.deletedOn}>{dateAndTime(it.requestedAt)}</Fact>
        {it.doneAt && it.doneAt !== it.requestedAt && <Fact name={texts.completedOn}>{dateAndTime(it.doneAt)}</Fact>}
        <Fact name={texts.by}>
          <span dir="auto">{by}</span>
        </Fact>
      </dl>
      <table className={classes.counts} aria-label={texts.what}>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {deletedKinds(it.counts, texts.kindOrder).map(([kind, count]) => (
            <tr key={kind}>
              <td>{texts.kindOf(kind)}</td>
              <td>{texts.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.soft}>{texts.namesNobody}</p>
      <Group justify="flex-end" gap={8}>
        <Button variant="default" leftSection={<IconDownload size={15} />} disabled={by === null} onClick={save}>
          {texts.download}
        </Button>
        <Button onClick={closeReceipt} data-autofocus>
          {texts.close}
        </Button>
      </Group>
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const CopyId = ({ id }: { id: string }) => (
  <CopyButton value={id}>
    {({ copied, copy }) => (
      <Button variant="default" size="compact-xs" aria-label={copied ? texts.copied : texts.copyId} onClick={copy}>
        {copied ? <IconCheck size={13} /> : <IconCopy size={13} />}
      </Button>
    )}
  </CopyButton>
);
