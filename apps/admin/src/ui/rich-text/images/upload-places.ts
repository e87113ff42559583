import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import type { ImageUpload, UploadedImage } from './image-uploads.ts';

type Change = { add: ImageUpload; at: number } | { remove: string };

const key = new PluginKey<DecorationSet>('places of uploads');

/** What stands in the text until the image does; it is no part of the text. */
function placeholder({ preview, name }: ImageUpload): HTMLElement {
  const dom = document.createElement('span');
  dom.dataset.upload = '';
  dom.setAttribute('aria-hidden', 'true');
  const image = document.createElement('img');
  image.src = preview;
  image.alt = name;
  dom.append(image);
  return dom;
}

const find = (state: EditorState, id: string) =>
  key.getState(state)?.find(undefined, undefined, (it: { id?: string }) => it.id === id)[0];

/** Keeps a place for an image. It moves with the text around it, and goes when that is deleted. */
export const keepPlace = (view: EditorView, add: ImageUpload, at: number): void =>
  view.dispatch(view.state.tr.setMeta(key, { add, at } satisfies Change));

export const dropPlace = (view: EditorView, id: string): void =>
  view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change));

/** Puts the image where its place is now; nothing where that was deleted. */
export function fillPlace(view: EditorView, id: string, { url, width, height }: UploadedImage): void {
  const place = find(view.state, id);
  // As they are read from HTML, so that the answer as the server writes it is the same text.
  const size = { width: width === null ? null : String(width), height: height === null ? null : String(height) };
  const image = view.state.schema.nodes.image?.create({ src: url, alt: '', ...size });
  if (!place || !image) return;
  view.dispatch(
    view.state.tr.setMeta(key, { remove: id } satisfies Change).replaceRangeWith(place.from, place.from, image),
  );
}

/** The ids of the places that are still there. */
export const placesIn = (state: EditorState): string[] =>
  (key.getState(state)?.find() ?? []).map((it) => (it.spec as { id: string }).id);

/** What other programs put beside an image when they copy a text with one in it. */
const saysSomething = (html: string) =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== '';

/** Takes files that are pasted or dropped into the text. `take` gets them and where they belong. */
export const uploadPlaces = (take: (files: File[], at: number) => void) =>
  Extension.create({
    name: 'uploadPlaces',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(tr, before) {
            const places = before.map(tr.mapping, tr.doc);
            const change = tr.getMeta(key) as Change | undefined;
            if (!change) return places;
            if ('add' in change) {
              const { add, at } = change;
              return places.add(tr.doc, [Decoration.widget(at, () => placeholder(add), { id: add.id, key: add.id })]);
            }
            return places.remove(places.find(undefined, undefined, (it) => it.id === change.remove));
          },
        },
        props: {
          decorations: (state) => key.getState(state),
          handlePaste(view, { clipboardData }) {
            const files = [...(clipboardData?.files ?? [])];
            if (files.length === 0 || saysSomething(clipboardData?.getData('text/html') ?? '')) return false;
            take(files, view.state.selection.from);
            return true;
          },
          handleDrop(view, event, _, moved) {
            const files = [...(event.dataTransfer?.files ?? [])];
            if (moved || files.length === 0) return false;
            event.preventDefault();
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            take(files, at ?? view.state.selection.from);
            return true;
          },
        },
      }),
    ],
  });
