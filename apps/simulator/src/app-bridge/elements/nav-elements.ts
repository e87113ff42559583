import { keyOf, labelOf, watch } from '../element-keys.ts';
import type { NavLink } from '../protocol.ts';

/** `ui-nav-menu` and `s-app-nav`: the admin draws their links in its own navigation. */
export function defineNav(changed: (links: NavLink[]) => void): void {
  const shown: HTMLElement[] = [];
  const report = (): void => {
    const element = shown.at(-1);
    changed(element ? linksOf(element) : []);
  };
  const define = (name: string): void =>
    customElements.define(
      name,
      class extends HTMLElement {
        #stop = (): void => {};
        connectedCallback(): void {
          this.hidden = true;
          shown.push(this);
          this.#stop = watch(this, report);
        }
        disconnectedCallback(): void {
          this.#stop();
          shown.splice(shown.indexOf(this), 1);
          report();
        }
      },
    );
  define('ui-nav-menu');
  define('s-app-nav');
}

function linksOf(element: HTMLElement): NavLink[] {
  return [...element.querySelectorAll('[href]')].map((link) => ({
    key: keyOf(link),
    label: labelOf(link),
    href: link.getAttribute('href') ?? '',
    home: link.getAttribute('rel') === 'home',
  }));
}

/**
 * Follows a link of the navigation as App Bridge does: a router may take the click, or `shopify:navigate`, whose target
 * is the link. The frame itself is never reloaded.
 */
export function followLink(link: HTMLElement): void {
  let taken = false;
  const last = (event: Event): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', last, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  removeEventListener('click', last);
  if (!taken) link.dispatchEvent(new CustomEvent('shopify:navigate', { bubbles: true, cancelable: true }));
}
