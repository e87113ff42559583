import type { FileRef } from '@chatty/contract/files';
import { filesPerMessage } from '@chatty/contract/limits';
import { create } from 'zustand';
import { type Attachment, attachedBefore, attachmentOf, upload } from '../../../connection/attachments/attachment.ts';

const none: readonly Attachment[] = [];
/** By conversation. */
const useHeld = create<Readonly<Record<string, readonly Attachment[]>>>(() => ({}));
/** The files of the message that is being written. */
export const heldAttachments = (conversationId: string): readonly Attachment[] =>
  useHeld.getState()[conversationId] ?? none;

function set(conversationId: string, change: (held: readonly Attachment[]) => readonly Attachment[]) {
  useHeld.setState({ [conversationId]: change(heldAttachments(conversationId)) });
}

function change(conversationId: string, id: string, part: Partial<Attachment>) {
  set(conversationId, (all) => all.map((it) => (it.id === id ? { ...it, ...part } : it)));
}

async function begin(conversationId: string, attachment: Attachment) {
  change(conversationId, attachment.id, { problem: null });
  change(conversationId, attachment.id, await upload(attachment));
}

const roomIn = (conversationId: string) => Math.max(0, filesPerMessage - heldAttachments(conversationId).length);

/** Takes files into the message that is being written, and uploads them at once. Answers those that were too many. */
export function attach(conversationId: string, files: readonly File[]): readonly File[] {
  const room = roomIn(conversationId);
  for (const file of files.slice(0, room)) {
    const attachment = attachmentOf(file);
    set(conversationId, (all) => [...all, attachment]);
    if (attachment.problem === null) void begin(conversationId, attachment);
  }
  return files.slice(room);
}

/** Puts files that came back with their message beside those that are there, as far as there is room. */
export const reattach = (conversationId: string, files: readonly FileRef[]): void =>
  set(conversationId, (all) => [...all, ...files.map(attachedBefore)].slice(0, filesPerMessage));

/** Takes files into the message that are on the server already. Answers those that were too many. */
export function attachKept(conversationId: string, refs: readonly FileRef[]): readonly FileRef[] {
  const fresh = refs.filter((ref) => !heldAttachments(conversationId).some((it) => it.id === ref.id));
  const room = roomIn(conversationId);
  set(conversationId, (all) => [...all, ...fresh.slice(0, room).map(attachedBefore)]);
  return fresh.slice(room);
}

export function retryUpload(conversationId: string, id: string): void {
  const attachment = heldAttachments(conversationId).find((one) => one.id === id);
  if (attachment) void begin(conversationId, attachment);
}

export const detach = (conversationId: string, id: string): void =>
  set(conversationId, (all) => all.filter((it) => it.id !== id));

export const useAttachments = (conversationId: string): readonly Attachment[] =>
  useHeld((held) => held[conversationId] ?? none);
