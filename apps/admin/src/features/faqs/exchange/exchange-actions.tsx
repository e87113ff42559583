import { Button } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/faq-exchange.ts';
import { Dialog } from '../../../ui/later/dialog.tsx';
import { later } from '../../../ui/later/later.ts';
import { LaterMenu } from '../../../ui/later/later-menu.tsx';

const items = later(() => import('./export-items.tsx'));
const form = later(() => import('./import-form.tsx'));

/** FAQs go out as a file and come in by one. What is needed for it is fetched when somebody wants it. */
export function ExchangeActions() {
  const [importing, setImporting] = useState(false);
  const code = form.use(importing);
  const close = () => setImporting(false);
  return (
    <>
      <Button variant="default" onClick={() => setImporting(true)}>
        {texts.import}
      </Button>
      <LaterMenu
        position="bottom-end"
        width={200}
        items={items}
        of={{}}
        target={<Button variant="default">{texts.export}</Button>}
      />
      <Dialog opened={importing} onClose={close} title={texts.dialog.title} size="lg">
        {code && <code.ImportForm onClose={close} />}
      </Dialog>
    </>
  );
}
