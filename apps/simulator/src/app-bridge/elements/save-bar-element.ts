import { isOn, labelOf, watch } from '../element-keys.ts';
import type { BarButton, SaveBarState } from '../protocol.ts';

/** What the methods of `shopify.saveBar` and the admin's buttons do to `ui-save-bar` elements. */
export interface SaveBars {
  find(id: string): SaveBarElement;
  /** Presses the save or discard button of the bar that is shown. */
  press(button: 'save' | 'discard'): void;
  isShown(): boolean;
}

export interface SaveBarElement extends HTMLElement {
  show(): Promise<void>;
  hide(): Promise<void>;
  toggle(): Promise<void>;
  readonly showing: boolean;
  discardConfirmation: boolean;
}

/** Defines `ui-save-bar`; the admin draws the bar that was shown last. */
export function defineSaveBar(changed: (bar: SaveBarState | null) => void): SaveBars {
  let current: SaveBarElement | null = null;
  const report = (): void => changed(current && stateOf(current));
  const show = (element: SaveBarElement | null, other: SaveBarElement | null = current): void => {
    if (element === other) return;
    current = element;
    report();
    other?.dispatchEvent(new Event('hide'));
    element?.dispatchEvent(new Event('show'));
  };

  class UiSaveBar extends HTMLElement implements SaveBarElement {
    #stop = (): void => {};
    connectedCallback(): void {
      this.hidden = true;
      this.#stop = watch(this, () => {
        if (this.showing) report();
      });
    }
    disconnectedCallback(): void {
      this.#stop();
      void this.hide();
    }
    get showing(): boolean {
      return current === this;
    }
    get discardConfirmation(): boolean {
      return isOn(this, 'discardconfirmation');
    }
    set discardConfirmation(value: boolean) {
      this.toggleAttribute('discardconfirmation', value);
    }
    async show(): Promise<void> {
      show(this);
    }
    async hide(): Promise<void> {
      if (this.showing) show(null);
    }
    async toggle(): Promise<void> {
      show(this.showing ? null : this);
    }
  }
  customElements.define('ui-save-bar', UiSaveBar);

  return {
    find(id) {
      const element = document.getElementById(id);
      if (element instanceof UiSaveBar) return element;
      throw new Error(`There is no ui-save-bar with the id "${id}".`);
    },
    press(button) {
      if (current) buttonsOf(current)[button]?.click();
    },
    isShown: () => current !== null,
  };
}

function buttonsOf(bar: HTMLElement): { save: HTMLElement | undefined; discard: HTMLElement | undefined } {
  const buttons = [...bar.querySelectorAll<HTMLElement>('button')];
  return {
    save: buttons.find((one) => one.getAttribute('variant') === 'primary'),
    discard: buttons.find((one) => one.getAttribute('variant') !== 'primary'),
  };
}

function stateOf(bar: SaveBarElement): SaveBarState {
  const { save, discard } = buttonsOf(bar);
  return {
    save: save ? buttonState(save, 'Save') : null,
    discard: discard ? buttonState(discard, 'Discard') : null,
    confirm: bar.discardConfirmation,
  };
}

function buttonState(button: HTMLElement, otherwise: string): BarButton {
  return {
    label: labelOf(button) || otherwise,
    disabled: isOn(button, 'disabled'),
    loading: isOn(button, 'loading'),
  };
}
