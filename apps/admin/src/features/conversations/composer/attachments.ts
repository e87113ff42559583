import type { FileRef } from '@chatty/contract/files';
import { filesPerMessage } from '@chatty/contract/limits';
import { create } from 'zustand';
import { type Attachment, attachedBefore, attachmentOf, upload } from '../../../connection/attachments/attachment.ts';
import { onForget } from '../forget.ts';
import { type Place, placeKey as keyOf, touched } from './kept/touched.ts';

const none: readonly Attachment[] = [];
/** By place: a note's files never go along with a reply. */
const useHeld = create<Readonly<Record<string, readonly Attachment[]>>>(() => ({}));
onForget(() => useHeld.setState({}, true));

/** The files of the message that is being written. */
export const heldAttachments = (place: Place): readonly Attachment[] => useHeld.getState()[keyOf(place)] ?? none;

function set(place: Place, change: (held: readonly Attachment[]) => readonly Attachment[]) {
  useHeld.setState({ [keyOf(place)]: change(heldAttachments(place)) });
  touched(place);
}

export const setAttachments = (place: Place, held: readonly Attachment[]): void => set(place, () => held);

function change(place: Place, id: string, part: Partial<Attachment>) {
  set(place, (all) => all.map((it) => (it.id === id ? { ...it, ...part } : it)));
}

async function begin(place: Place, attachment: Attachment) {
  change(place, attachment.id, { problem: null });
  change(place, attachment.id, await upload(attachment));
}

const roomIn = (place: Place) => Math.max(0, filesPerMessage - heldAttachments(place).length);

/** Takes files into the message that is being written, and uploads them at once. Answers those that were too many. */
export function attach(place: Place, files: readonly File[]): readonly File[] {
  const room = roomIn(place);
  for (const file of files.slice(0, room)) {
    const attachment = attachmentOf(file);
    set(place, (all) => [...all, attachment]);
    if (attachment.problem === null) void begin(place, attachment);
  }
  return files.slice(room);
}

/** Puts files that came back with their message beside those that are there, as far as there is room. */
export const reattach = (place: Place, files: readonly FileRef[]): void =>
  set(place, (all) => [...all, ...files.map(attachedBefore)].slice(0, filesPerMessage));

/** Takes files into the message that are on the server already. Answers those that were too many. */
export function attachKept(place: Place, refs: readonly FileRef[]): readonly FileRef[] {
  const fresh = refs.filter((ref) => !heldAttachments(place).some((it) => it.id === ref.id));
  const room = roomIn(place);
  set(place, (all) => [...all, ...fresh.slice(0, room).map(attachedBefore)]);
  return fresh.slice(room);
}

export function retryUpload(place: Place, id: string): void {
  const attachment = heldAttachments(place).find((one) => one.id === id);
  if (attachment) void begin(place, attachment);
}

export const detach = (place: Place, id: string): void => set(place, (all) => all.filter((it) => it.id !== id));

export const useAttachments = (place: Place): readonly Attachment[] => useHeld((held) => held[keyOf(place)] ?? none);
