import { Button, Menu, Modal } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/assistant-documents.ts';
import { toastFailure } from '../../../../ui/toast.tsx';
import { ImportForm } from './import-form.tsx';
import { saveAnswers, type Wanted } from './save-files.ts';

const words = texts.answerExchange;
const kinds: { label: string; wanted: Wanted }[] = [
  { label: words.csv, wanted: {} },
  { label: words.excel, wanted: { delimiter: 'semicolon' } },
];

/** Custom answers go out as a file and come in by one. */
export function ExchangeActions() {
  const [importing, setImporting] = useState(false);
  const close = () => setImporting(false);
  return (
    <>
      <Button variant="default" onClick={() => setImporting(true)}>
        {words.import}
      </Button>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <Button variant="default">{words.export}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kinds.map(({ label, wanted }) => (
            <Menu.Item
              key={label}
              onClick={() => void saveAnswers(wanted).catch((problem) => toastFailure(problem, words.failedToExport))}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={importing} onClose={close} title={words.title} size="lg">
        <ImportForm close={close} />
      </Modal>
    </>
  );
}
