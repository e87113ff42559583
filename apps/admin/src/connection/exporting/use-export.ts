import { useEffect, useRef, useState } from 'react';
import { saveText } from '../../ui/browser/save-text.ts';
import { toastDone, toastFailure } from '../../ui/toast.tsx';

/** How far an export has come. `total` is null where there are more than are counted. */
export interface Progress {
  done: number;
  total: number | null;
}

/** A part of a file of CSV, as the server gives it. */
interface FilePart {
  name: string;
  text: string;
  count: number;
  /** Told with the first part only. */
  total: number | null;
  cursor: string | null;
}

/** What is saved as a file. */
export interface Exported {
  read(cursor: string | null, signal: AbortSignal): Promise<FilePart>;
  /** More than these are not counted. */
  mostCounted: number;
  done(count: number): string;
  failed: string;
}

/** What was read of a file so far. */
interface Begun extends Progress {
  exported: Exported;
  parts: string[];
  cursor: string | null;
}

/** Saves a file of CSV, part by part; what failed goes on from where it was. */
export function useExport() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  const read = async (begun: Begun, signal: AbortSignal): Promise<void> => {
    const { mostCounted } = begun.exported;
    for (;;) {
      const part = await begun.exported.read(begun.cursor, signal);
      begun.parts.push(part.text);
      begun.done += part.count;
      begun.cursor = part.cursor;
      if (part.total !== null) begun.total = part.total > mostCounted ? null : part.total;
      setProgress({ done: begun.done, total: begun.total });
      if (part.cursor === null) return saveText(part.name, 'text/csv;charset=utf-8', begun.parts);
    }
  };
  const go = async (begun: Begun): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setProgress({ done: begun.done, total: begun.total });
    try {
      await read(begun, control.signal);
      toastDone(begun.exported.done(begun.done));
    } catch (problem) {
      if (!control.signal.aborted) toastFailure(problem, begun.exported.failed, () => void go(begun));
    } finally {
      if (running.current === control) setProgress(null);
    }
  };
  return {
    progress,
    run: (exported: Exported) => void go({ exported, parts: [], cursor: null, done: 0, total: 0 }),
    stop,
  };
}
