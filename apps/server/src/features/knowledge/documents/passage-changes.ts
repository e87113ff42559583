import type { PageChanges } from '@chatty/contract/data-sources';
import type { PassageDraft } from '../passages/keep-passages.ts';
import { named } from '../pages/page-changes.ts';

type Passage = Pick<PassageDraft, 'title' | 'text'>;

/** Where a passage stands in its document, whatever that is called by now. */
const placeOf = ({ title }: Passage, document: string) => title.slice(document.length).replace(/^ › /, '');

/** What stands in a document now, compared with what stood there: a passage is changed that says something else in its place. */
export function changesOf(
  before: { title: string; passages: readonly Passage[] },
  after: { title: string; passages: readonly Passage[] },
): PageChanges {
  const markOf = (it: Passage, title: string) => JSON.stringify([placeOf(it, title), it.text]);
  const said = new Set(before.passages.map((it) => markOf(it, before.title)));
  const says = new Set(after.passages.map((it) => markOf(it, after.title)));
  const left = before.passages.filter((it) => !says.has(markOf(it, before.title)));
  const come = after.passages.filter((it) => !said.has(markOf(it, after.title)));
  const places = new Map<string, number>();
  for (const it of left) places.set(placeOf(it, before.title), (places.get(placeOf(it, before.title)) ?? 0) + 1);
  const added: Passage[] = [];
  const changed: Passage[] = [];
  for (const it of come) {
    const place = placeOf(it, after.title);
    const waiting = places.get(place) ?? 0;
    if (waiting > 0) places.set(place, waiting - 1);
    (waiting > 0 ? changed : added).push(it);
  }
  const gone = left.filter((it) => {
    const place = placeOf(it, before.title);
    const waiting = places.get(place) ?? 0;
    if (waiting > 0) places.set(place, waiting - 1);
    return waiting > 0;
  });
  return { added: named(added), changed: named(changed), gone: named(gone) };
}
