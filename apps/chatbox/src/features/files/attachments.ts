import type { FileRef } from '@chatty/contract/files';
import { filesPerMessage } from '@chatty/contract/limits';
import { useRef, useState } from 'react';
import { useChat } from '../../app/use-chat.ts';
import { say } from '../../ui/say.ts';

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

/** Uploads what is attached while the visitor goes on writing. What does so is fetched with the first file. */
export function useAttachments(): Attachments {
  const chat = useChat();
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const nextKey = useRef(1);
  const under = useRef(new Map<number, AbortController>());

  const change = (key: number, to: Partial<Attachment>) =>
    setAll((now) => now.map((it) => (it.key === key ? { ...it, ...to } : it)));

  const begin = async (key: number, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    under.current.set(key, controller);
    const failed = (words: string, retryable: boolean) => signal.aborted || change(key, { problem: words, retryable });
    try {
      const [{ sendFile }] = await Promise.all([import('./upload-file.ts'), chat.fetchMoreWords()]);
      const { config, token } = chat;
      const onProgress = (share: number) => change(key, { share });
      const sent = await sendFile({ origin: config.origin, token, file, onProgress, signal });
      if (sent.ref) change(key, { ref: sent.ref, share: 1 });
      else failed(sent.problem, sent.retryable);
    } catch {
      failed(say('navigationPartFailed'), true);
    } finally {
      under.current.delete(key);
    }
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
        return { key, file, share: 0, ref: null, problem: null, retryable: false };
      });
      setAll((now) => [...now, ...fresh]);
      for (const it of fresh) void begin(it.key, it.file);
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
      void begin(key, held.file);
    },
    clear() {
      setAll([]);
      setProblem(null);
    },
  };
}
