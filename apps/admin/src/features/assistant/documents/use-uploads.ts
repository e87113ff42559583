import { newId } from '@chatty/contract/new-id';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../connection/api.ts';
import { failureText } from '../../../ui/toast.tsx';
import { applyDocument } from './apply-document.ts';

/** A file on its way, or one that was refused, with why. */
export interface Upload {
  id: string;
  name: string;
  /** 0..1. */
  share: number;
  problem: string | null;
}

/** Uploads files one after the other; those that are on their way, or were refused, are told. */
export function useUploads() {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((it) => (it.id === id ? { ...it, ...part } : it)));
  const drop = (id: string) => setUploads((all) => all.filter((it) => it.id !== id));
  const add = async (files: readonly File[]) => {
    const begun = files.map((file) => ({ file, id: newId() }));
    setUploads((all) => [...all, ...begun.map(({ id, file }) => ({ id, name: file.name, share: 0, problem: null }))]);
    for (const { id, file } of begun) {
      try {
        const onProgress = (share: number) => change(id, { share });
        const query = { id, name: file.name.slice(-200) };
        applyDocument(client, (await api('POST /ai_assistant/files', { query, body: file, onProgress })).data);
        drop(id);
      } catch (problem) {
        change(id, { problem: failureText(problem) });
      }
    }
  };
  return { uploads, add, drop };
}
