import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { texts } from '#texts/contact-exchange.ts';
import type { ContactListView } from '../contact-queries.ts';
import { useExport } from './use-export.ts';

/** Saves the contacts that the list shows as a file, and says how far it has come. */
export function ExportButton({ view }: { view: ContactListView }) {
  const { progress, run, stop } = useExport();
  return (
    <>
      <span role="status" className="visually-hidden">
        {progress && texts.exporting(progress.done, progress.total)}
      </span>
      {progress ? (
        <Button variant="default" onClick={stop} aria-label={texts.cancelExport}>
          {texts.exporting(progress.done, progress.total)} · {texts.cancel}
        </Button>
      ) : (
        <Button variant="default" leftSection={<IconDownload size={15} />} onClick={() => run(view)}>
          {texts.export}
        </Button>
      )}
    </>
  );
}
