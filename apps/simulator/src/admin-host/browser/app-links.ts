import type { NavLink } from '../../app-bridge/protocol.ts';
import { part } from './page-parts.ts';

/** Draws the app's links below its name and marks the one whose page is shown. */
export class AppLinks {
  readonly #appPath: string;
  readonly #follow: (link: NavLink) => void;
  #links: NavLink[] = [];
  #path = '/';

  constructor(appPath: string, follow: (link: NavLink) => void) {
    this.#appPath = appPath;
    this.#follow = follow;
  }

  setLinks(links: NavLink[]): void {
    this.#links = links;
    this.#draw();
  }

  setPath(path: string): void {
    this.#path = path;
    this.#draw();
  }

  /** The link that leads home, which the name of the app stands for. */
  get home(): NavLink | undefined {
    return this.#links.find((link) => link.home);
  }

  #draw(): void {
    const active = activeLink(this.#links, this.#path);
    const drawn = this.#links
      .filter((link) => !link.home)
      .map((link) => {
        const element = document.createElement('a');
        element.href = this.#appPath + new URL(link.href, 'http://app').pathname;
        element.textContent = link.label;
        if (link === active) element.ariaCurrent = 'page';
        element.addEventListener('click', (event) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          this.#follow(link);
        });
        return element;
      });
    part('app-links').replaceChildren(...drawn);
  }
}

/** The link with the longest path that the shown one begins with: a page below `/settings` marks Settings. */
function activeLink(links: readonly NavLink[], path: string): NavLink | undefined {
  const here = new URL(path, 'http://app').pathname;
  return links
    .map((link) => ({ link, path: new URL(link.href, 'http://app').pathname }))
    .filter(({ link, path: own }) => (link.home ? here === own : here === own || here.startsWith(`${own}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0]?.link;
}
