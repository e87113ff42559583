import type { Viewer } from '../../../navigation/path-entry.ts';

export interface Seen extends Pick<Viewer, 'role' | 'installed'> {
  pathname: string;
  /** The page stands in a modal window of the host. */
  inModal: boolean;
  /** The page scrolls by itself and wants all the room there is. */
  fills: boolean;
}

export interface Layout {
  /** No top bar and no footer: the page has the window. */
  fullscreen: boolean;
  footer: boolean;
  /** `compact`: icons at the side, a bar at the bottom of a phone; for those who have few pages. */
  navigation: 'whole' | 'compact' | 'none';
}

const isOf = (pathname: string, first: string) => pathname === first || pathname.startsWith(`${first}/`);

/** How the page is framed. Source: specification, section 2, “Fullscreen layout”. */
export function layoutOf({ pathname, role, installed, inModal, fills }: Seen): Layout {
  const ownNavigation = installed || role === 'member';
  const fullscreen = (isOf(pathname, '/inbox') || isOf(pathname, '/settings')) && (ownNavigation || inModal);
  return {
    fullscreen,
    footer: !fullscreen && !fills && !isOf(pathname, '/embed'),
    navigation: inModal && fullscreen ? 'none' : ownNavigation ? 'compact' : 'whole',
  };
}

/** A page that the host opened in a modal window says so in its address: `?modal=true`. */
export const isInModal = (search: string): boolean => new URLSearchParams(search).get('modal') === 'true';
