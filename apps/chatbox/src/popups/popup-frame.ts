/// <reference types="vite/client" />
import { merchantColors, schemeOf } from '../app/style/scheme.ts';
import type { Shell } from '../loader/shell.ts';
import { directionOf } from '@chatty/contract/visitor-texts/direction';
import edges from './content/popup-edges.css?inline';
import { make } from './element.ts';
import { keepPlaced } from './place-popup.ts';
import style from './popup.css?inline';
import { say } from './words.ts';

/** Between the popup and the launcher, in pixels. */
const gapPx = 12;

export interface PopupParts {
  title: string;
  message: string;
  /** The address of a picture; empty without one. */
  picture: string;
  /** What stands below the words. */
  body: Node[];
}

export interface PopupFrame {
  /** Takes it away. */
  remove(): void;
  /** Told while somebody is busy with it, by pointer or keyboard, and when they are not any more. */
  onBusy(told: (isBusy: boolean) => void): void;
}

interface Told {
  onShown(): void;
  /** Somebody closed it, by the button or by Escape. */
  onDismissed(): void;
  /** It is there no more. Told once. */
  onGone(): void;
}

/** The chat is open: nothing lies over it. */
export const isChatOpen = ({ launcher }: Shell): boolean => launcher.getAttribute('aria-expanded') === 'true';

function closeButton(onClick: () => void): HTMLElement {
  const button = make('button', {
    type: 'button',
    className: 'popup-close',
    onclick: onClick,
    at: { 'aria-label': say('popupsClose') },
  });
  button.innerHTML =
    '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>';
  return button;
}

/** Where the popup ends: above the launcher, where one is to be seen. */
function above({ launcher, look }: Shell): number {
  const { height, top } = launcher.getBoundingClientRect();
  return height > 0 ? innerHeight - top + gapPx : look.floatBtnOffsetBottom;
}

function draw(shell: Shell, { title, message, picture, body }: PopupParts, onClose: () => void): HTMLElement {
  const { config, look } = shell;
  const scheme = schemeOf(look);
  const box = make(
    'section',
    {
      className: `popup popup-${look.floatBtnPosition} popup-${scheme}`,
      dir: document.documentElement.dir || directionOf(config.locale),
      lang: config.locale,
      at: { 'aria-label': title },
    },
    picture !== '' && make('img', { className: 'popup-picture', src: new URL(picture, config.origin).href, alt: '' }),
    make('div', { className: 'popup-words' }, make('h2', {}, title), message !== '' && make('p', {}, message)),
    ...body,
    closeButton(onClose),
  );
  for (const [name, value] of Object.entries(merchantColors(look, scheme))) box.style.setProperty(name, value);
  box.style.setProperty('--above', `${above(shell)}px`);
  return box;
}

/**
 * Draws a popup into the launcher's shadow root. It asks for no focus and stops nobody; what it says is told to screen
 * readers once it can be seen, and it goes when the chat opens.
 */
export function drawPopup(shell: Shell, parts: PopupParts, told: Told): PopupFrame {
  const { root, launcher } = shell;
  const box = draw(shell, parts, () => told.onDismissed());
  const said = make('p', { className: 'popup-unseen', at: { role: 'status' } });
  const sheet = make('style', {}, style + edges);
  root.append(sheet, said, box);
  const stopPlacing = keepPlaced(box, () => {
    told.onShown();
    // A status that comes with its words is not read out by every screen reader.
    requestAnimationFrame(() => said.append([parts.title, parts.message].filter(Boolean).join('. ')));
  });

  // Escape belongs to whatever of the page has the keyboard; without that it is the popup's.
  const hear = (event: KeyboardEvent) => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement === root.host;
    if (event.key === 'Escape' && !event.defaultPrevented && isFree && !event.isComposing) told.onDismissed();
  };
  const watch = new MutationObserver(() => isChatOpen(shell) && frame.remove());
  addEventListener('keydown', hear);
  watch.observe(launcher, { attributeFilter: ['aria-expanded'] });

  const frame: PopupFrame = {
    remove() {
      if (!box.isConnected) return;
      stopPlacing();
      watch.disconnect();
      removeEventListener('keydown', hear);
      const hadFocus = box.contains(root.activeElement);
      for (const it of [sheet, said, box]) it.remove();
      if (hadFocus) launcher.focus({ preventScroll: true });
      told.onGone();
    },
    onBusy(told) {
      const tell = () => told(box.matches(':hover') || box.contains(root.activeElement));
      for (const it of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
        box.addEventListener(it, () => queueMicrotask(tell));
      }
    },
  };
  return frame;
}
