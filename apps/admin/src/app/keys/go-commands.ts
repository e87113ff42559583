import type { KeyCommand } from '@chatty/contract/key-map';
import { type PathEntry, type Viewer, whatShows } from '../../navigation/path-entry.ts';

/** Where keys lead, from wherever one is: the address in the route table, and what is asked of its page. */
const places = {
  goToInbox: ['/inbox', ''],
  goToMine: ['/inbox', '?view=mine'],
  goToContacts: ['/contacts', ''],
  goToFaqs: ['/faqs', ''],
  goToSettings: ['/settings', ''],
} as const satisfies Partial<Record<KeyCommand, readonly [path: string, query: string]>>;
type Place = keyof typeof places;

const isPlace = (command: string): command is Place => Object.hasOwn(places, command);

const mayOpen = (path: string, table: readonly PathEntry[], viewer: Viewer): boolean =>
  whatShows(
    table.find((it) => it.path === path || it.path.startsWith(`${path}/:`)),
    viewer,
  ) === 'page';

/** Where a person may go by keys. */
export const placesOf = (
  table: readonly PathEntry[],
  viewer: Viewer,
): readonly (readonly [command: Place, to: string])[] =>
  Object.keys(places)
    .filter(isPlace)
    .filter((it) => mayOpen(places[it][0], table, viewer))
    .map((it) => [it, places[it].join('')] as const);

/** Whether a command leads somewhere, and not to where this person may go. */
export const isClosed = (command: KeyCommand, table: readonly PathEntry[], viewer: Viewer): boolean =>
  isPlace(command) && !placesOf(table, viewer).some(([open]) => open === command);
