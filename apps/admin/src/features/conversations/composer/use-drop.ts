import { filesPerMessage } from '@chatty/contract/limits';
import { type ClipboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { texts } from '#texts/files.ts';
import { toastFailure } from '../../../ui/toast.tsx';
import { attach } from './attachments.ts';
import type { Mode } from './drafts.ts';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the thread around the composer or pasted into the field, and knows whether
 * somebody holds files over it right now. Text that is dragged or pasted is the browser's.
 */
export function useDrop(conversationId: string, mode: Mode, composer: RefObject<HTMLElement | null>) {
  const [dropping, setDropping] = useState(false);
  const take = (list: FileList | undefined | null) => {
    if (!list || list.length === 0) return;
    const left = attach({ conversationId, mode }, [...list]).map((it) => it.name || texts.pasted);
    if (left.length > 0) toastFailure(null, texts.tooMany(left, filesPerMessage));
  };
  const dropped = useEffectEvent((event: DragEvent) => take(event.dataTransfer?.files));
  useEffect(() => {
    const around = composer.current?.parentElement;
    if (!around) return;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDropping(true);
    };
    const leave = (event: DragEvent) => {
      // Between two elements of the thread nothing has left it.
      if (!(event.relatedTarget instanceof Node && around.contains(event.relatedTarget))) setDropping(false);
    };
    const drop = (event: DragEvent) => {
      setDropping(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      dropped(event);
    };
    around.addEventListener('dragover', over);
    around.addEventListener('dragleave', leave);
    around.addEventListener('drop', drop);
    return () => {
      around.removeEventListener('dragover', over);
      around.removeEventListener('dragleave', leave);
      around.removeEventListener('drop', drop);
    };
  }, [composer]);
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    // Cells of a table come as a picture too: their words count.
    if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    take(clipboardData.files);
  };
  return { take, dropping, paste };
}
