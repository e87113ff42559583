import { isOn, keyOf, labelOf, watch } from '../element-keys.ts';
import type { BarAction, TitleBar } from '../protocol.ts';

/** `ui-title-bar` and `s-page`: the admin draws their heading and actions in its title bar. */
export function defineTitleBars(changed: (bar: TitleBar) => void): void {
  const shown: HTMLElement[] = [];
  const report = (): void => {
    const element = shown.findLast((one) => !one.closest('ui-modal'));
    changed(
      element?.localName === 's-page'
        ? readPage(element)
        : { title: element?.title || document.title, badge: null, actions: element ? readActions(element) : [] },
    );
  };
  const define = (name: string, prepare: (element: HTMLElement) => void): void =>
    customElements.define(
      name,
      class extends HTMLElement {
        #stop = (): void => {};
        connectedCallback(): void {
          prepare(this);
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
  define('ui-title-bar', (element) => (element.hidden = true));
  define('s-page', (element) => {
    // Only what has no slot of the title bar stays in the page.
    if (!element.shadowRoot) element.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  });
  watch(document.head, report);
}

/** The actions of a `ui-title-bar`: buttons and links, alone or grouped into menus by sections. */
export function readActions(bar: HTMLElement): BarAction[] {
  return [...bar.querySelectorAll('button, a')].map((element) => {
    const variant = element.getAttribute('variant');
    return action(element, {
      place: variant === 'primary' || variant === 'breadcrumb' ? variant : 'secondary',
      group: element.closest('section')?.getAttribute('label') ?? null,
    });
  });
}

function readPage(page: HTMLElement): TitleBar {
  const inSlot = (slot: string): Element[] => [...page.querySelectorAll(`:scope > [slot="${slot}"]`)];
  const menu = (opener: Element): Element[] => {
    const target = opener.getAttribute('commandfor');
    return target ? [...(document.getElementById(target)?.querySelectorAll('s-button, button') ?? [])] : [];
  };
  return {
    title: page.getAttribute('heading') || document.title,
    badge: inSlot('accessory')[0]?.textContent.trim() || null,
    actions: [
      ...inSlot('breadcrumb-actions').map((one) => action(one, { place: 'breadcrumb', group: null })),
      ...inSlot('primary-action').map((one) => action(one, { place: 'primary', group: null })),
      ...inSlot('secondary-actions').flatMap((one) => {
        const inner = menu(one);
        return inner.length > 0
          ? inner.map((item) => action(item, { place: 'secondary', group: labelOf(one) }))
          : [action(one, { place: 'secondary', group: null })];
      }),
    ],
  };
}

function action(element: Element, about: Pick<BarAction, 'place' | 'group'>): BarAction {
  return {
    ...about,
    key: keyOf(element),
    label: labelOf(element),
    critical: element.getAttribute('tone') === 'critical',
    disabled: isOn(element, 'disabled'),
    loading: isOn(element, 'loading'),
  };
}
