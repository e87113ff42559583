// @vitest-environment happy-dom
import { CallFailed } from '@chatty/client/api';
import { fileMaxBytes } from '@chatty/contract/limits';
import { Editor } from '@tiptap/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { richTextExtensions } from '../extensions.ts';
import { createImageUploads, type ImageUpload, pendingOf, refusalOf, type UploadedImage } from './image-uploads.ts';
import { fillPlace, keepPlace, placesIn, uploadPlaces } from './upload-places.ts';

const picture = (name = 'sizes.png', type = 'image/png') => new File(['bytes'], name, { type });
const kept: UploadedImage = { url: 'https://chatty.example/files/a', type: 'image/png', width: 40, height: 30 };

let editor: Editor;
let taken: { files: File[]; at: number }[];
beforeEach(() => {
  taken = [];
  const places = uploadPlaces((files, at) => void taken.push({ files, at }));
  editor = new Editor({ extensions: [...richTextExtensions, places], content: '<p>Before after</p>' });
});
afterEach(() => editor.destroy());

/** Uploads whose answers the test gives. */
function uploadsOf() {
  const asked: { id: string; answer(outcome: UploadedImage | Error): void }[] = [];
  let all: readonly ImageUpload[] = [];
  const uploads = createImageUploads({
    upload: (_, { id }) =>
      new Promise((resolve, reject) => {
        asked.push({ id, answer: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)) });
      }),
    done: (id, image) => fillPlace(editor.view, id, image),
    onChange: (now) => {
      all = now;
    },
  });
  const add = (file: File, at = 7) => uploads.add(file, (image) => keepPlace(editor.view, image, at));
  return { uploads, asked, add, all: () => all };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('an image that is uploaded', () => {
  it('comes to where it was put, though the text moves meanwhile, and is no part of the text before', async () => {
    const { asked, add, all } = uploadsOf();
    add(picture());
    expect(editor.getHTML()).toBe('<p>Before after</p>');
    expect(pendingOf(all())).toBe('uploading');
    editor.commands.insertContentAt(1, 'Long ');
    asked[0]?.answer(kept);
    await settled();
    expect(editor.getHTML()).toBe(
      '<p>Long Before</p><img src="https://chatty.example/files/a" alt="" width="40" height="30"><p> after</p>',
    );
    expect(all()).toEqual([]);
  });

  it('is not put anywhere once its place was deleted', async () => {
    const { asked, add } = uploadsOf();
    add(picture());
    editor.commands.setContent('<p>All new</p>');
    expect(placesIn(editor.state)).toEqual([]);
    asked[0]?.answer(kept);
    await settled();
    expect(editor.getHTML()).toBe('<p>All new</p>');
  });

  it('that fails keeps its name and its place, and is tried again under the same id', async () => {
    const { uploads, asked, add, all } = uploadsOf();
    add(picture());
    asked[0]?.answer(new CallFailed('offline', 'No connection.'));
    await settled();
    expect(all()).toMatchObject([{ name: 'sizes.png', problem: 'No connection. Not uploaded.', canRetry: true }]);
    expect(pendingOf(all())).toBe('failed');
    uploads.retry(all()[0]?.id ?? '');
    expect(asked[1]?.id).toBe(asked[0]?.id);
    asked[1]?.answer(kept);
    await settled();
    expect(editor.getHTML()).toContain('src="https://chatty.example/files/a"');
  });

  it('is refused by name, before or after it was sent, when visitors could not see it', async () => {
    const { asked, add, all } = uploadsOf();
    add(picture('terms.pdf', 'application/pdf'));
    expect(all()).toMatchObject([{ name: 'terms.pdf', problem: expect.stringContaining('PNG'), canRetry: false }]);
    expect(asked).toEqual([]);
    add(picture('photo.heic', ''));
    asked[0]?.answer({ ...kept, type: 'image/heic' });
    await settled();
    expect(all()[1]).toMatchObject({ name: 'photo.heic', canRetry: false, problem: expect.stringContaining('PNG') });
  });

  it('is refused when it is empty or too large', () => {
    expect(refusalOf({ size: 0, type: 'image/png' })).toMatch(/empty/);
    expect(refusalOf({ size: fileMaxBytes + 1, type: 'image/png' })).toMatch(/10 MB/);
    expect(refusalOf({ size: fileMaxBytes, type: 'image/png' })).toBeNull();
  });
});
