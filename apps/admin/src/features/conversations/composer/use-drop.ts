import { filesPerMessage } from '@chatty/contract/limits';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { texts } from '#texts/files.ts';
import { toastFailure } from '../../../ui/toast.tsx';
import { attach } from './attachments.ts';

/** Takes files that are dropped or pasted, and knows whether somebody holds files over the composer right now. */
export function useDrop(conversationId: string) {
  const [dropping, setDropping] = useState(false);
  const take = (list: FileList | null) => {
    if (!list || list.length === 0) return;
    const left = attach(conversationId, [...list]).map((it) => it.name || texts.pasted);
    if (left.length > 0) toastFailure(null, texts.tooMany(left, filesPerMessage));
  };
  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave: () => setDropping(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setDropping(false);
      take(event.dataTransfer.files);
    },
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return { take, dropping, drop, paste };
}
