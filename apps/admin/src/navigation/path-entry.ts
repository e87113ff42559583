import type { BetaFlag, Shop } from '@chatty/contract/shops';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** Who an address is for: owners and admins, members, and whoever opens the app that the browser installed. */
export type ViewerKind = 'admin' | 'member' | 'installed';

/** The entries of the navigation menu. */
export type MenuId =
  | 'dashboard'
  | 'inbox'
  | 'contacts'
  | 'faqs'
  | 'chatbox'
  | 'assistant'
  | 'campaigns'
  | 'automation'
  | 'analytics'
  | 'subscription'
  | 'settings';

/** Loads a page when it is first opened. Its loader, if it has one, may lead on before anything is drawn. */
export type LoadPage = () => Promise<{ Component: ComponentType; loader?: LoaderFunction }>;

/** One address of the admin, and all that is decided about it. */
export interface PathEntry {
  /** As the router writes it. */
  path: string;
  /** For the window's title. */
  title: string;
  in: readonly ViewerKind[];
  menu?: MenuId;
  /** Only with this beta flag of the shop. */
  flag?: BetaFlag;
  /** Only for staff of the provider. */
  staffOnly?: true;
  /** Shown even where the shop is not set up or its access is blocked. */
  evenGated?: true;
  /** The page fills the window, scrolls by itself and has no footer. */
  fills?: true;
  /** `later`: the feature is not built; the address is known and shows the not-found page. */
  page: LoadPage | 'later';
}

/** An address as the route table lists it; the features give its page. */
export type Address = Omit<PathEntry, 'page'>;

/** What a route of the table carries, for the frame around it. */
export interface EntryHandle {
  entry: PathEntry;
}

/** What decides about a person's pages. */
export interface Viewer {
  role: 'admin' | 'member';
  installed: boolean;
  isCrmLogin: boolean;
  setupDone: boolean;
  blockAccess: boolean;
  flags: Shop['uatFeatures'];
}

/** What an address shows to a person. `later` and `not-found` look the same; the difference is why. */
export type Shown = 'page' | 'later' | 'not-found' | 'onboarding' | 'blocked';

/** The kinds that must have a page so that this person has it: a member with the installed app is of two. */
export const viewerKindsOf = ({ role, installed }: Pick<Viewer, 'role' | 'installed'>): ViewerKind[] =>
  installed ? (role === 'member' ? ['member', 'installed'] : ['installed']) : [role];

/** What an address shows: the gates first, then whose page it is, then whether it is built. */
export function whatShows(entry: PathEntry | undefined, viewer: Viewer): Shown {
  if (!entry?.evenGated) {
    if (viewer.blockAccess) return 'blocked';
    if (!viewer.setupDone) return 'onboarding';
  }
  if (!entry || !viewerKindsOf(viewer).every((it) => entry.in.includes(it))) return 'not-found';
  if (entry.flag && !viewer.flags[entry.flag]) return 'not-found';
  if (entry.staffOnly && !viewer.isCrmLogin) return 'not-found';
  return entry.page === 'later' ? 'later' : 'page';
}
