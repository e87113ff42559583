import { fileMaxBytes, imageTypes } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { texts as words } from '#texts/editor.ts';
import { failureText, mayHelp } from '../../toast.tsx';

const texts = words.upload;

/** Where an image can be seen from now on, and what it is. */
export interface UploadedImage {
  url: string;
  type: string;
  width: number | null;
  height: number | null;
}

interface OnItsWay {
  /** The same for each try: a repeat makes no second file. */
  id: string;
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Uploads one image. Throws `CallFailed`. */
export type UploadImage = (file: File, onItsWay: OnItsWay) => Promise<UploadedImage>;

/** An image that stands in the text as a place that waits for it. */
export interface ImageUpload {
  id: string;
  name: string;
  file: File;
  /** An address of the image in this page. */
  preview: string;
  /** How much of it has left, from 0 to 1. */
  share: number;
  /** The upload takes long enough to be shown. */
  isSlow: boolean;
  problem: string | null;
  canRetry: boolean;
}

/** What a form has to know before it saves. */
export type PendingImages = 'uploading' | 'failed' | null;

const slowMs = 1_000;

const isShown = (type: string) => (imageTypes as readonly string[]).includes(type);

/** Why a file is refused before a byte is sent; null when it may go. A browser may not know the type: the server looks. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (type !== '' && !isShown(type)) return texts.wrongKind;
  if (size === 0) return texts.empty;
  return size > fileMaxBytes ? texts.tooLarge : null;
}

export interface Uploading {
  upload: UploadImage;
  /** Puts the image into the place that was kept for it. */
  done(id: string, image: UploadedImage): void;
  /** Told after every change. */
  onChange(all: readonly ImageUpload[]): void;
}

/** The images of one editor that are on their way, or were stopped by a failure. */
export function createImageUploads({ upload, done, onChange }: Uploading) {
  let all: readonly ImageUpload[] = [];
  const running = new Map<string, AbortController>();

  const set = (next: readonly ImageUpload[]) => {
    all = next;
    onChange(all);
  };
  const change = (id: string, part: Partial<ImageUpload>) =>
    set(all.map((it) => (it.id === id ? { ...it, ...part } : it)));

  const remove = (id: string) => {
    const image = all.find((one) => one.id === id);
    if (!image) return;
    running.get(id)?.abort();
    URL.revokeObjectURL(image.preview);
    set(all.filter((one) => one !== image));
  };

  const send = async ({ id, file }: ImageUpload) => {
    const control = new AbortController();
    running.set(id, control);
    const timer = setTimeout(() => change(id, { isSlow: true }), slowMs);
    change(id, { problem: null, share: 0, isSlow: false });
    try {
      const onProgress = (share: number) => change(id, { share });
      const image = await upload(file, { id, onProgress, signal: control.signal });
      if (!isShown(image.type)) return change(id, { problem: texts.wrongKind, canRetry: false });
      done(id, image);
      remove(id);
    } catch (problem) {
      if (control.signal.aborted) return;
      change(id, { problem: failureText(problem, texts.failed), canRetry: mayHelp(problem) });
    } finally {
      clearTimeout(timer);
      running.delete(id);
    }
  };

  return {
    /** Takes a file in and sends it, unless it is refused. `begin` runs before anything is sent. */
    add(file: File, begin: (image: ImageUpload) => void) {
      const problem = refusalOf(file);
      const image: ImageUpload = {
        id: newId(),
        name: file.name || texts.pasted,
        file,
        preview: URL.createObjectURL(file),
        share: 0,
        isSlow: false,
        problem,
        canRetry: false,
      };
      begin(image);
      set([...all, image]);
      if (problem === null) void send(image);
    },
    retry(id: string) {
      const image = all.find((one) => one.id === id);
      if (image?.canRetry && !running.has(id)) void send(image);
    },
    remove,
    clear() {
      for (const it of all) remove(it.id);
    },
  };
}

export type ImageUploads = ReturnType<typeof createImageUploads>;

export function pendingOf(all: readonly ImageUpload[]): PendingImages {
  if (all.some((it) => it.problem !== null)) return 'failed';
  return all.length > 0 ? 'uploading' : null;
}
