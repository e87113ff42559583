import { Button, Menu, Modal } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/faq-exchange.ts';
import { Items } from './export-items.tsx';
import { ImportForm } from './import-form.tsx';

/** FAQs go out as a file and come in by one. */
export function ExchangeActions() {
  const [importing, setImporting] = useState(false);
  const close = () => setImporting(false);
  return (
    <>
      <Button variant="default" onClick={() => setImporting(true)}>
        {texts.import}
      </Button>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <Button variant="default">{texts.export}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Items />
        </Menu.Dropdown>
      </Menu>
      <Modal opened={importing} onClose={close} title={texts.dialog.title} size="lg">
        <ImportForm onClose={close} />
      </Modal>
    </>
  );
}
