import type { FileRef } from '@chatty/contract/files';
import { filesPerMessage } from '@chatty/contract/limits';
import type { Shortcut } from '@chatty/contract/shortcuts';
import { useRef, useState } from 'react';
import { texts } from '#texts/shortcuts.ts';
import { type Attachment, attachedBefore, attachmentOf, upload } from '../../../connection/attachments/attachment.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { toastFailure } from '../../../ui/toast.tsx';
import { draftOf, problemsOf, type ShortcutDraft } from './shortcut-draft.ts';

interface ShortcutFormOptions {
  saved: ShortcutDraft;
  save(draft: ShortcutDraft): Promise<Shortcut>;
  onSaved(shortcut: Shortcut): void;
}

/** The state of the form, and the save bar that guards it. Nothing is saved before its files are there. */
export function useShortcutForm(options: ShortcutFormOptions) {
  const [pending, setPending] = useState<readonly Attachment[]>([]);
  const latest = useRef(pending);
  const change = (next: readonly Attachment[]) => {
    latest.current = next;
    setPending(next);
  };
  const waiting = () => {
    if (latest.current.length === 0) return {};
    const failed = latest.current.some((it) => it.problem !== null);
    return { files: failed ? texts.form.mendUploads : texts.form.waitForUploads };
  };
  const form = useForm({
    ...options,
    problemsOf: (draft) => ({ ...problemsOf(draft), ...waiting() }),
    draftOf,
    isHeld: () => latest.current.length > 0,
  });
  /** What is typed and chosen by now, also while an upload was under way. */
  const files = useRef<FileRef[]>(form.draft.files);
  files.current = form.draft.files;

  const begin = async (attachment: Attachment) => {
    const become = (part: Partial<Attachment>) =>
      change(latest.current.map((it) => (it.id === attachment.id ? { ...it, ...part } : it)));
    become({ problem: null });
    const { ref, problem } = await upload(attachment);
    // Taken away meanwhile.
    if (!latest.current.some((it) => it.id === attachment.id)) return;
    if (!ref) return become({ problem });
    change(latest.current.filter((it) => it.id !== attachment.id));
    form.recheck('files');
    files.current = [...files.current, ref];
    form.set({ files: files.current });
  };
  const attach = (chosen: readonly File[]) => {
    const room = Math.max(0, filesPerMessage - files.current.length - latest.current.length);
    const taken = chosen.slice(0, room).map(attachmentOf);
    if (chosen.length > room) toastFailure(null, texts.form.tooMany(filesPerMessage));
    change([...latest.current, ...taken]);
    if (taken.length > 0) form.markUnsaved();
    for (const it of taken) if (it.problem === null) void begin(it);
  };
  const detach = (id: string) => {
    change(latest.current.filter((it) => it.id !== id));
    form.recheck('files');
    form.set({ files: files.current.filter((it) => it.id !== id) });
  };
  const retry = (id: string) => {
    const failed = latest.current.find((it) => it.id === id);
    if (failed) void begin(failed);
  };
  const attachments = { all: [...form.draft.files.map(attachedBefore), ...pending], attach, detach, retry };
  return { ...form, attachments };
}

export type ShortcutFormState = ReturnType<typeof useShortcutForm>;
