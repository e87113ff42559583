import { mostCounted } from '@chatty/contract/contact-list';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/contact-exchange.ts';
import { api } from '../../../connection/api.ts';
import { saveText } from '../../../ui/browser/save-text.ts';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';
import type { ContactListView } from '../contact-queries.ts';

/** How far an export has come. `total` is null where there are more than are counted. */
interface Progress {
  done: number;
  total: number | null;
}

/** What was read of a file so far. */
interface Begun extends Progress {
  view: ContactListView;
  parts: string[];
  cursor: string | null;
}

/** Saves the contacts of a view as a file, part by part; what failed goes on from where it was. */
export function useExport() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  const read = async (begun: Begun, signal: AbortSignal): Promise<void> => {
    const { filter, search } = begun.view;
    for (;;) {
      const cursor = begun.cursor === null ? {} : { cursor: begun.cursor };
      const query = { ...filter, ...(search === '' ? {} : { search }), ...cursor };
      const { data } = await api('GET /contacts/export', { query, signal });
      begun.parts.push(data.text);
      begun.done += data.count;
      begun.cursor = data.cursor;
      if (data.total !== null) begun.total = data.total > mostCounted ? null : data.total;
      setProgress({ done: begun.done, total: begun.total });
      if (data.cursor === null) return saveText(data.name, 'text/csv;charset=utf-8', begun.parts);
    }
  };
  const go = async (begun: Begun): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setProgress({ done: begun.done, total: begun.total });
    try {
      await read(begun, control.signal);
      toastDone(texts.exported(begun.done));
    } catch (problem) {
      if (!control.signal.aborted) toastFailure(problem, texts.failedToExport, () => void go(begun));
    } finally {
      if (running.current === control) setProgress(null);
    }
  };
  return {
    progress,
    run: (view: ContactListView) => void go({ view, parts: [], cursor: null, done: 0, total: 0 }),
    stop,
  };
}
