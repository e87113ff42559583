import { Button, Modal } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '#texts/contact-import.ts';

const ImportForm = lazy(async () => ({ default: (await import('./import-form.tsx')).ImportForm }));

/** Asks for a file of contacts and imports it. */
export function ImportButton() {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={15} />} onClick={() => setOpened(true)}>
        {texts.import}
      </Button>
      <Modal opened={opened} onClose={close} title={texts.title} size="lg" closeOnClickOutside={false}>
        <Suspense>
          <ImportForm onClose={close} />
        </Suspense>
      </Modal>
    </>
  );
}
