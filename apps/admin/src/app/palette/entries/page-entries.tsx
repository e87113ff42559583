import { keysOf, type KeyMap } from '@chatty/contract/own-keys';
import { IconFile } from '@tabler/icons-react';
import { matchPath } from 'react-router';
import { texts as keyTexts } from '#texts/keys.ts';
import { texts } from '#texts/palette.ts';
import type { SettingsPlace } from '../../../navigation/feature.ts';
import { type PathEntry, type Viewer, whatShows } from '../../../navigation/path-entry.ts';
import { placesOf } from '../../keys/go-commands.ts';
import type { Entry } from './entry.ts';

/** Addresses that only lead on, that open what another one opens as well, or that the store's theme editor opens. */
const same: readonly string[] = [
  '/',
  '/to-inbox',
  '/my-inbox',
  '/faqs/faqPage',
  '/ai_assistant',
  '/assistant/old',
  '/embed',
];

const isOwnPage = ({ path }: PathEntry) => !path.includes(':') && !same.includes(path);

/** Titles of the window are shared by some pages; here each has a name of its own. */
export const nameOf = ({ path, title }: Pick<PathEntry, 'path' | 'title'>): string => texts.pages[path] ?? title;

interface PagesOf {
  table: readonly PathEntry[];
  viewer: Viewer;
  memberId: string;
  keys: KeyMap;
  places: readonly SettingsPlace[];
  go(to: string): void;
}

/** Every page that this person may open and that needs no further choice, by the names that menu and settings give them. */
export function pageEntries({ table, viewer, memberId, keys, places, go }: PagesOf): Entry[] {
  const byKeys = new Map(placesOf(table, viewer).map(([command, to]) => [to, command]));
  const toOf = ({ to }: SettingsPlace) => (typeof to === 'string' ? to : to(memberId));
  const mayOpen = (to: string) =>
    whatShows(
      table.find((it) => matchPath(it.path, to)),
      viewer,
    ) === 'page';
  const placeAt = new Map(places.map((it) => [toOf(it), it]));
  const pages = table
    .filter((it) => isOwnPage(it) && whatShows(it, viewer) === 'page')
    .map((it): Entry => {
      const command = byKeys.get(it.path);
      const place = placeAt.get(it.path);
      const Icon = place?.icon ?? IconFile;
      return {
        id: `page ${it.path}`,
        group: 'pages',
        label: nameOf(it),
        words: [it.title, place?.title, place?.text, command && keyTexts.commands[command], it.path].join(' '),
        ...(command ? { keys: keysOf(keys, command) } : {}),
        picture: <Icon size={17} stroke={1.7} />,
        leads: true,
        run: () => go(it.path),
      };
    });
  // Pages that are one's own stand in the table with a gap for whose they are.
  const own = places
    .filter((it) => typeof it.to === 'function' && mayOpen(toOf(it)))
    .map((it): Entry => {
      const Icon = it.icon;
      return {
        id: `page own ${it.title}`,
        group: 'pages',
        label: texts.settingsOf(it.title),
        words: it.text,
        picture: <Icon size={17} stroke={1.7} />,
        leads: true,
        run: () => go(toOf(it)),
      };
    });
  return [...pages, ...own];
}
