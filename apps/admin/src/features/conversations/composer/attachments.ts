import type { FileRef } from '@chatty/contract/files';
import { fileMaxBytes, filesPerMessage, fileTypes } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { create } from 'zustand';
import { texts } from '#texts/conversation-thread.ts';
import { api } from '../../../connection/api.ts';
import { failureText } from '../../../ui/toast.tsx';

export interface Attachment {
  id: string;
  name: string;
  file: File;
  /** What the message refers to, once the file is uploaded. */
  ref: FileRef | null;
  problem: string | null;
}

const fileMaxMb = fileMaxBytes / 1_024 / 1_024;

export const limitsText = texts.filesLimit(fileMaxMb, filesPerMessage);

const none: readonly Attachment[] = [];
/** By conversation. */
const useHeld = create<Readonly<Record<string, readonly Attachment[]>>>(() => ({}));
const heldFor = (conversationId: string) => useHeld.getState()[conversationId] ?? none;

function set(conversationId: string, change: (held: readonly Attachment[]) => readonly Attachment[]) {
  useHeld.setState({ [conversationId]: change(heldFor(conversationId)) });
}

function change(conversationId: string, id: string, part: Partial<Attachment>) {
  set(conversationId, (all) => all.map((it) => (it.id === id ? { ...it, ...part } : it)));
}

/** Why a file is refused before it is sent; null when it may go. A browser may not know the type: the server looks. */
export function refusalOf(file: Pick<File, 'size' | 'type'>): string | null {
  if (file.size > fileMaxBytes) return texts.fileTooLarge(fileMaxMb);
  if (file.size === 0) return texts.fileEmpty;
  const accepted: readonly string[] = fileTypes;
  return file.type === '' || accepted.includes(file.type) ? null : texts.fileKind;
}

async function upload(conversationId: string, { id, name, file }: Attachment) {
  change(conversationId, id, { problem: null });
  try {
    const { data } = await api('POST /files', { query: { name, id }, body: file });
    change(conversationId, id, { ref: data });
  } catch (problem) {
    change(conversationId, id, { problem: failureText(problem, texts.failedToUpload) });
  }
}

/** Takes files into the message that is being written, and uploads them at once. Answers those that were too many. */
export function attach(conversationId: string, files: readonly File[]): readonly File[] {
  const room = Math.max(0, filesPerMessage - heldFor(conversationId).length);
  for (const file of files.slice(0, room)) {
    const attachment: Attachment = {
      id: newId(),
      name: file.name || texts.pasted,
      file,
      ref: null,
      problem: refusalOf(file),
    };
    set(conversationId, (all) => [...all, attachment]);
    if (attachment.problem === null) void upload(conversationId, attachment);
  }
  return files.slice(room);
}

export function retryUpload(conversationId: string, id: string): void {
  const attachment = heldFor(conversationId).find((one) => one.id === id);
  if (attachment) void upload(conversationId, attachment);
}

export const detach = (conversationId: string, id: string): void =>
  set(conversationId, (all) => all.filter((it) => it.id !== id));

export const detachAll = (conversationId: string): void => set(conversationId, () => none);

export const useAttachments = (conversationId: string): readonly Attachment[] =>
  useHeld((held) => held[conversationId] ?? none);
