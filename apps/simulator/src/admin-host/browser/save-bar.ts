import type { SaveBarState } from '../../app-bridge/protocol.ts';
import { confirmInDialog } from './dialogs.ts';
import { part } from './page-parts.ts';

const SHAKE_MS = 650;

/** The bar that takes the title bar's place while something is unsaved. */
export class SaveBar {
  readonly #bar = part('save-bar');
  #state: SaveBarState | null = null;
  #shaking: ReturnType<typeof setTimeout> | undefined;

  constructor(press: (button: 'save' | 'discard') => void) {
    part('save').addEventListener('click', () => press('save'));
    part('discard').addEventListener('click', () => {
      void this.#mayDiscard().then((may) => may && press('discard'));
    });
  }

  get isShown(): boolean {
    return this.#state !== null;
  }

  set(state: SaveBarState | null): void {
    this.#state = state;
    this.#bar.hidden = state === null;
    part('title-bar').hidden = state !== null;
    for (const name of ['save', 'discard'] as const) {
      const button = part(name);
      const wanted = state?.[name];
      button.hidden = !wanted;
      if (!wanted || !(button instanceof HTMLButtonElement)) continue;
      button.textContent = wanted.label;
      button.disabled = wanted.disabled || wanted.loading;
      button.ariaBusy = String(wanted.loading);
    }
  }

  /** Says that leaving is not possible now. */
  shake(): void {
    clearTimeout(this.#shaking);
    this.#bar.classList.add('shaking');
    this.#shaking = setTimeout(() => this.#bar.classList.remove('shaking'), SHAKE_MS);
  }

  async #mayDiscard(): Promise<boolean> {
    if (!this.#state?.confirm) return true;
    return confirmInDialog('Discard all unsaved changes', 'What you changed since you last saved will be gone.', [
      'Discard changes',
      'Continue editing',
    ]);
  }
}
