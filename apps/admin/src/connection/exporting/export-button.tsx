import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type Exported, useExport } from './use-export.ts';

interface ExportButtonProps {
  exported: Exported;
  words: {
    export: string;
    cancel: string;
    cancelExport: string;
    exporting(done: number, total: number | null): string;
  };
}

/** Saves what a list shows as a file, and says how far it has come. */
export function ExportButton({ exported, words }: ExportButtonProps) {
  const { progress, run, stop } = useExport();
  return (
    <>
      <span role="status" className="visually-hidden">
        {progress && words.exporting(progress.done, progress.total)}
      </span>
      {progress ? (
        <Button variant="default" onClick={stop} aria-label={words.cancelExport}>
          {words.exporting(progress.done, progress.total)} · {words.cancel}
        </Button>
      ) : (
        <Button variant="default" leftSection={<IconDownload size={15} />} onClick={() => run(exported)}>
          {words.export}
        </Button>
      )}
    </>
  );
}
