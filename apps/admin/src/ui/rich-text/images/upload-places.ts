import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import type { ImageUpload, UploadedImage } from './image-uploads.ts';

type Change = { add: ImageUpload; at: number } | { remove: string } | { fill: string };

/** What a place knows of itself: whose it is, and how many places were kept before it. */
interface Kept {
  add: ImageUpload;
  nth: number;
}

const key = new PluginKey<DecorationSet>('places of uploads');

/** Marks the place of an image until it is uploaded; it is no part of the text. */
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

const keptOf = (place: Decoration): Kept => place.spec as Kept;
const idOf = (place: Decoration): string => keptOf(place).add.id;

const placeAt = (at: number, kept: Kept): Decoration =>
  Decoration.widget(at, () => placeholder(kept.add), { ...kept, key: kept.add.id });

const find = (state: EditorState, id: string) =>
  key
    .getState(state)
    ?.find()
    .find((it) => idOf(it) === id);

/** Where the places go when the image of one of them comes: those kept earlier stay before it, the others follow it. */
function placesBeside(filled: Decoration, places: readonly Decoration[], tr: Transaction): Decoration[] {
  let before = tr.mapping.map(filled.from, -1);
  let after = tr.mapping.map(filled.from, 1);
  // At the edge of a paragraph the image stands outside of it, on the far side of the places.
  for (const map of tr.mapping.maps) {
    map.forEach((_from, _to, start, end) => {
      before = Math.min(before, start);
      after = Math.max(after, end);
    });
  }
  const follow = (decoration: Decoration): number => {
    if (decoration.from !== filled.from) return tr.mapping.map(decoration.from, 1);
    return keptOf(decoration).nth < keptOf(filled).nth ? before : after;
  };
  return places.filter((it) => it !== filled).map((it) => placeAt(follow(it), keptOf(it)));
}

/** The places after a change of the text. */
function placesAfter(tr: Transaction, before: DecorationSet): DecorationSet {
  const change = tr.getMeta(key) as Change | undefined;
  if (change && 'fill' in change) {
    const places = before.find();
    const filled = places.find((it) => idOf(it) === change.fill);
    if (filled) return DecorationSet.create(tr.doc, placesBeside(filled, places, tr));
  }
  // The form replaced the whole text, so the writer deleted no place.
  if (tr.getMeta('preventUpdate') === true) {
    const end = tr.doc.content.size;
    const kept = before.find().map((it) => placeAt(Math.min(it.from, end), keptOf(it)));
    return DecorationSet.create(tr.doc, kept);
  }
  const places = before.map(tr.mapping, tr.doc);
  if (!change || 'fill' in change) return places;
  if ('remove' in change) return places.remove(places.find().filter((it) => idOf(it) === change.remove));
  const nth = Math.max(-1, ...places.find().map((it) => keptOf(it).nth)) + 1;
  return places.add(tr.doc, [placeAt(change.at, { add: change.add, nth })]);
}

/** Keeps a place for an image. It moves with the text around it, and goes when that is deleted. */
export const keepPlace = (view: EditorView, add: ImageUpload, at: number): void =>
  view.dispatch(view.state.tr.setMeta(key, { add, at } satisfies Change));

export const dropPlace = (view: EditorView, id: string): void =>
  view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change));

/** Puts the image where its place is now; nothing where that was deleted. */
export function fillPlace(view: EditorView, id: string, { url, width, height }: UploadedImage): void {
  const place = find(view.state, id);
  // The same nodes as read from HTML, so that the text equals the one that the server returns.
  const size = { width: width === null ? null : String(width), height: height === null ? null : String(height) };
  const image = view.state.schema.nodes.image?.create({ src: url, alt: '', ...size });
  if (!place || !image) return;
  view.dispatch(
    view.state.tr.setMeta(key, { fill: id } satisfies Change).replaceRangeWith(place.from, place.from, image),
  );
}

/** The ids of the places that are still there. */
export const placesIn = (state: EditorState): string[] => (key.getState(state)?.find() ?? []).map(idOf);

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
          apply: placesAfter,
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
