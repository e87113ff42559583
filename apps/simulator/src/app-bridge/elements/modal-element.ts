import { elementOf } from '../element-keys.ts';
import { readActions } from './title-elements.ts';

export interface ModalElement extends HTMLElement {
  show(): Promise<void>;
  hide(): Promise<void>;
  toggle(): Promise<void>;
}

const modalStyle = `
:host { display: contents; }
dialog { border: 0; border-radius: 12px; padding: 0; width: min(var(--wide, 620px), calc(100vw - 32px)); max-height: calc(100dvh - 48px); box-shadow: 0 20px 60px rgb(20 24 32 / 35%); font: 14px/1.5 system-ui, sans-serif; color: #1d2430; }
dialog::backdrop { background: rgb(20 24 32 / 45%); }
header, footer { display: flex; gap: 8px; align-items: center; padding: 12px 16px; }
header { border-bottom: 1px solid #e2e5ea; } header h2 { font-size: 15px; margin: 0; flex: 1; }
footer { justify-content: flex-end; border-top: 1px solid #e2e5ea; } footer:empty { display: none; }
button { font: inherit; padding: 6px 12px; border: 1px solid #b8bfca; border-radius: 8px; background: #fff; color: inherit; cursor: pointer; }
button.primary { background: #1f3a4d; border-color: #1f3a4d; color: #fff; } button.critical { background: #a3231f; border-color: #a3231f; color: #fff; } button.close { border: 0; font-size: 18px; line-height: 1; padding: 4px 8px; }
iframe { border: 0; width: 100%; height: 60vh; display: block; }`;
const widths: Record<string, string> = { small: '400px', base: '620px', large: '980px', max: '100vw' };

/**
 * `ui-modal`: drawn inside the app's frame, where its content lives, while the admin dims what is around it. The
 * actions of a `ui-title-bar` in it stand at its foot.
 */
export function defineModal(changed: (open: boolean) => void): (id: string) => ModalElement {
  class UiModal extends HTMLElement implements ModalElement {
    #dialog: HTMLDialogElement | null = null;
    get variant(): string {
      return this.getAttribute('variant') ?? 'base';
    }
    set variant(value: string) {
      this.setAttribute('variant', value);
    }
    get src(): string | undefined {
      return this.getAttribute('src') ?? undefined;
    }
    set src(value: string | undefined) {
      if (value === undefined) this.removeAttribute('src');
      else this.setAttribute('src', value);
    }
    get content(): HTMLElement {
      const first = [...this.children].find((one) => one.localName !== 'ui-title-bar');
      return first instanceof HTMLElement ? first : this.appendChild(document.createElement('div'));
    }
    set content(element: HTMLElement) {
      this.replaceChildren(...this.querySelectorAll(':scope > ui-title-bar'), element);
    }
    get contentWindow(): Window | null {
      return this.#dialog?.querySelector('iframe')?.contentWindow ?? null;
    }
    async show(): Promise<void> {
      if (this.#dialog) return;
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(modalStyle);
      root.adoptedStyleSheets = [sheet];
      this.#dialog = this.#draw();
      root.replaceChildren(this.#dialog);
      this.#dialog.style.setProperty('--wide', widths[this.variant] ?? '620px');
      this.#dialog.addEventListener('close', () => void this.hide());
      this.#dialog.showModal();
      changed(true);
      this.dispatchEvent(new Event('show'));
    }
    async hide(): Promise<void> {
      if (!this.#dialog) return;
      const dialog = this.#dialog;
      this.#dialog = null;
      dialog.remove();
      changed(false);
      this.dispatchEvent(new Event('hide'));
    }
    async toggle(): Promise<void> {
      await (this.#dialog ? this.hide() : this.show());
    }
    connectedCallback(): void {
      // Content that is not shown yet takes no part in the page.
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' });
    }
    disconnectedCallback(): void {
      void this.hide();
    }
    #draw(): HTMLDialogElement {
      const bar = this.querySelector<HTMLElement>(':scope > ui-title-bar');
      const dialog = document.createElement('dialog');
      const header = dialog.appendChild(document.createElement('header'));
      const heading = header.appendChild(document.createElement('h2'));
      heading.textContent = bar?.title ?? '';
      dialog.ariaLabel = heading.textContent || 'Dialog';
      const close = button('×', 'close', () => void this.hide());
      close.ariaLabel = 'Close';
      header.append(close);
      dialog.append(this.src ? frameOf(this.src) : document.createElement('slot'));
      const footer = dialog.appendChild(document.createElement('footer'));
      for (const action of (bar ? readActions(bar) : []).toReversed()) {
        const look = `${action.place}${action.critical ? ' critical' : ''}`;
        const pressed = button(action.label, look, () => elementOf(action.key)?.click());
        pressed.disabled = action.disabled || action.loading;
        footer.append(pressed);
      }
      return dialog;
    }
  }
  customElements.define('ui-modal', UiModal);
  return (id) => {
    const element = document.getElementById(id);
    if (element instanceof UiModal) return element;
    throw new Error(`There is no ui-modal with the id "${id}".`);
  };
}

function frameOf(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = 'Content of the dialog';
  return frame;
}

function button(label: string, look: string, pressed: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = look;
  element.textContent = label;
  element.addEventListener('click', pressed);
  return element;
}
