import type { FileRef } from '@chatty/contract/files';
import { fileMaxBytes, filesPerMessage, fileTypes } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { texts } from '#texts/files.ts';
import { failureText } from '../../ui/toast.tsx';
import { api } from '../api.ts';

/** A file of something that is being written. */
export interface Attachment {
  id: string;
  name: string;
  /** What is uploaded; null where it was here before. */
  file: File | null;
  /** What will refer to it, once it is uploaded. */
  ref: FileRef | null;
  problem: string | null;
}

const fileMaxMb = fileMaxBytes / 1_024 / 1_024;

export const limitsText = texts.limits(fileMaxMb, filesPerMessage);

/** Why a file is refused before it is sent; null when it may go. A browser may not know the type: the server looks. */
export function refusalOf(file: Pick<File, 'size' | 'type'>): string | null {
  if (file.size > fileMaxBytes) return texts.tooLarge(fileMaxMb);
  if (file.size === 0) return texts.empty;
  const accepted: readonly string[] = fileTypes;
  return file.type === '' || accepted.includes(file.type) ? null : texts.kind;
}

/** A file that was chosen, with what is wrong with it. */
export const attachmentOf = (file: File): Attachment => ({
  id: newId(),
  name: file.name || texts.pasted,
  file,
  ref: null,
  problem: refusalOf(file),
});

/** A file that is on the server already. */
export const attachedBefore = (ref: FileRef): Attachment => ({
  id: ref.id,
  name: ref.name,
  file: null,
  ref,
  problem: null,
});

/** Uploads what was chosen. Answers what became of it, and never throws: a failure is told beside the file. */
export async function upload({ id, name, file }: Attachment): Promise<Pick<Attachment, 'ref' | 'problem'>> {
  if (!file) return { ref: null, problem: texts.failedToUpload };
  try {
    const { data } = await api('POST /files', { query: { name, id }, body: file });
    return { ref: data, problem: null };
  } catch (problem) {
    return { ref: null, problem: failureText(problem, texts.failedToUpload) };
  }
}
