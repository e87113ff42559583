import { CallFailed } from '@chatty/client/api';
import type { FileRef } from '@chatty/contract/files';
import { filesPerMessage } from '@chatty/contract/limits';
import { useRef, useState } from 'react';
import { say } from '../../ui/say.ts';
import { refusalOf, uploadWords } from './upload-file.ts';

/** A file that the visitor attached: on its way, there, or refused. */
export interface Attachment {
  key: number;
  file: File;
  share: number;
  ref: FileRef | null;
  problem: string | null;
  /** The same file may be tried again. */
  retryable: boolean;
}

type Upload = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<FileRef>;

export interface Attachments {
  all: readonly Attachment[];
  /** Said about the whole, such as that there are too many. */
  problem: string | null;
  /** What can be sent; null while something is under way. */
  ready: FileRef[] | null;
  add(files: readonly File[]): void;
  remove(key: number): void;
  retry(key: number): void;
  clear(): void;
}

/** Uploads what is attached while the visitor goes on writing. */
export function useAttachments(upload: Upload): Attachments {
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const nextKey = useRef(1);
  const under = useRef(new Map<number, AbortController>());

  const change = (key: number, to: Partial<Attachment>) =>
    setAll((now) => now.map((it) => (it.key === key ? { ...it, ...to } : it)));

  const begin = (key: number, file: File) => {
    const controller = new AbortController();
    under.current.set(key, controller);
    upload(file, (share) => change(key, { share }), controller.signal)
      .then((ref) => change(key, { ref, share: 1 }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        change(key, {
          problem: uploadWords(error, file),
          retryable: !(error instanceof CallFailed) || error.passing,
        });
      })
      .finally(() => under.current.delete(key));
  };

  return {
    all,
    problem,
    ready: all.some((it) => !it.ref && !it.problem) ? null : all.flatMap((it) => (it.ref ? [it.ref] : [])),
    add(files) {
      const room = filesPerMessage - all.length;
      setProblem(files.length > room ? say('liveChatTooManyFiles', { most: filesPerMessage }) : null);
      const fresh = files.slice(0, Math.max(0, room)).map((file): Attachment => {
        const key = nextKey.current++;
        return { key, file, share: 0, ref: null, problem: refusalOf(file), retryable: false };
      });
      setAll((now) => [...now, ...fresh]);
      for (const it of fresh) if (!it.problem) begin(it.key, it.file);
    },
    remove(key) {
      under.current.get(key)?.abort();
      setProblem(null);
      setAll((now) => now.filter((it) => it.key !== key));
    },
    retry(key) {
      const held = all.find((it) => it.key === key);
      if (!held) return;
      change(key, { problem: null, share: 0 });
      begin(key, held.file);
    },
    clear() {
      setAll([]);
      setProblem(null);
    },
  };
}
