// @vitest-environment happy-dom
import { Editor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { richTextExtensions } from '../extensions.ts';
import { fillPlace, keepPlace, placesIn, uploadPlaces } from './upload-places.ts';

const open: Editor[] = [];
afterEach(() => {
  for (const it of open.splice(0)) it.destroy();
});

function editorOf(content: string): Editor {
  const editor = new Editor({ extensions: [...richTextExtensions, uploadPlaces(() => {})], content });
  open.push(editor);
  return editor;
}

const file = new File(['x'], 'a.png', { type: 'image/png' });
const keep = (editor: Editor, id: string, at: number) => {
  const upload = { id, name: id, file, preview: '', share: 0, isSlow: false, problem: null, canRetry: false };
  keepPlace(editor.view, upload, at);
};
const fill = (editor: Editor, id: string) =>
  fillPlace(editor.view, id, { url: `/files/${id}`, type: 'image/png', width: 1, height: 1 });
const shown = (editor: Editor) => [...editor.getHTML().matchAll(/\/files\/(\w)/g)].map((it) => it[1]).join('');

const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
const spots: [string, string, number][] = [
  ['at the start', '<p>Sizes here</p>', 1],
  ['in the middle', '<p>Sizes here</p>', 6],
  ['at the end', '<p>Sizes here</p>', 11],
  ['of an empty text', '', 1],
  ['of a list', '<ul><li><p>Sizes</p></li></ul>', 4],
];

test.each(spots.flatMap(([spot, html, at]) => orders.map((order) => [spot, order, html, at] as const)))(
  'images chosen together stand in the order of their list, %s, when they come as %s',
  (_, order, html, at) => {
    const editor = editorOf(html);
    for (const id of 'abc') keep(editor, id, at);
    for (const id of order) fill(editor, id);
    expect(shown(editor)).toBe('abc');
    expect(placesIn(editor.state)).toEqual([]);
  },
);

test('a place outlives that the whole text is put in anew, shorter too, and its image comes', () => {
  for (const text of ['<p>The same, as the server writes it</p>', '<p>x</p>', '']) {
    const editor = editorOf('<p>The same as it was typed</p>');
    keep(editor, 'a', 12);
    editor.commands.setContent(text, { emitUpdate: false });
    expect(placesIn(editor.state)).toEqual(['a']);
    fill(editor, 'a');
    expect(shown(editor)).toBe('a');
  }
});

test('a place goes when the text around it is deleted', () => {
  const editor = editorOf('<p>Sizes here</p>');
  keep(editor, 'a', 6);
  editor.commands.deleteRange({ from: 3, to: 9 });
  expect(placesIn(editor.state)).toEqual([]);
});
