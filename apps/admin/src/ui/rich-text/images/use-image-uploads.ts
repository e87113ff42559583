import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  createImageUploads,
  type ImageUpload,
  type ImageUploads,
  type PendingImages,
  pendingOf,
  type UploadImage,
} from './image-uploads.ts';
import { dropPlace, fillPlace, keepPlace, placesIn, uploadPlaces } from './upload-places.ts';

/** What a form gives to an editor whose images can be uploaded. */
export interface ImageField {
  upload: UploadImage;
  /** Told whenever another thing stands between the images and saving. */
  onPending(pending: PendingImages): void;
  /** Whether the form holds changes; when it no longer does, what is on its way is given up. */
  isChanged: boolean;
}

const noUpload: UploadImage = () => Promise.reject(new Error('images cannot be uploaded here'));

/** Images on their way into a text: `extension` for the editor, and what its screen shows and does. */
export function useImageUploads(field: ImageField | undefined) {
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const editor = useRef<Editor | null>(null);
  const held = useRef<ImageUploads | null>(null);
  const upload = useEffectEvent<UploadImage>((...given) => (field?.upload ?? noUpload)(...given));
  const changed = useEffectEvent((all: readonly ImageUpload[]) => {
    const pending = pendingOf(all);
    if (pending !== pendingOf(uploads)) field?.onPending(pending);
    setUploads(all);
  });

  useEffect(() => {
    const mine = createImageUploads({
      upload: (...given) => upload(...given),
      done: (id, image) => editor.current && fillPlace(editor.current.view, id, image),
      onChange: (all) => changed(all),
    });
    held.current = mine;
    return () => mine.clear();
  }, []);

  const take = useRef((files: readonly File[], at?: number) => {
    const { current } = editor;
    if (!current) return;
    for (const file of files) {
      held.current?.add(file, (one) => keepPlace(current.view, one, at ?? current.state.selection.from));
    }
  });
  const [extension] = useState(() => uploadPlaces((files, at) => take.current(files, at)));

  const remove = (id: string) => {
    if (editor.current) dropPlace(editor.current.view, id);
    held.current?.remove(id);
  };

  const isChanged = field?.isChanged ?? false;
  const wasChanged = useRef(isChanged);
  const giveUp = useEffectEvent(() => {
    for (const it of uploads) remove(it.id);
  });
  useEffect(() => {
    if (wasChanged.current && !isChanged) giveUp();
    wasChanged.current = isChanged;
  }, [isChanged]);

  return {
    extension,
    uploads,
    take: field ? (files: readonly File[]) => take.current(files) : undefined,
    retry: (id: string) => held.current?.retry(id),
    remove,
    /** To be called with the editor, and after each of its changes: a place that was deleted takes its image along. */
    follow(shown: Editor) {
      editor.current = shown;
      const places = placesIn(shown.state);
      for (const { id } of uploads) if (!places.includes(id)) held.current?.remove(id);
    },
  };
}
