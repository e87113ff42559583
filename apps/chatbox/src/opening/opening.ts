/// <reference types="vite/client" />
import { mobileBreakpointPx } from '@chatty/contract/limits';
import { asking, heading, launcher as launcherWords } from '@chatty/contract/visitor-texts/heading-launcher';
import { navigation } from '@chatty/contract/visitor-texts/navigation';
import type { OpeningModule } from '../loader/shell.ts';
import { hearDialogKeys } from '../ui/plain/dialog-keys.ts';
import { iconPaths } from '../ui/plain/icon-paths.ts';
import style from './opening.css?inline';
import { makePlace } from './place.ts';

export { addStyle, makePlace } from './place.ts';

const drawing = (path: string, size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

const markup = `<div class="dialog first-look" role="dialog" tabindex="-1"><div class="head head-home"><h2 class="head-words"></h2><button type="button" class="icon">${drawing(iconPaths.close, 20)}</button></div><div class="home scroll"><div class="hero"><div class="greeting"><h2 dir="auto"></h2></div></div><div class="home-cards"><form class="card ask"><label class="ask-line"><span class="ask-words"><textarea rows="1" enterkeyhint="send"></textarea></span><button class="ask-sign">${drawing(iconPaths.send, 18)}</button></label></form></div></div></div>`;

/**
 * Draws the chat's first look, which needs neither the chat's code nor an answer of the server: the greeting, and a field
 * that takes the first words. The chat goes on with them once it is there.
 */
export const begin: OpeningModule['begin'] = (shell) => {
  const { root, launcher } = shell;
  const { dialog: name, welcome, ask: asks, close: closes } = (root.host as HTMLElement).dataset;
  const { place } = makePlace(shell, style);
  place.innerHTML = markup;
  const find = (selector: string) => place.querySelector(selector) as HTMLElement;
  const dialog = find('.dialog');
  const form = find('form') as HTMLFormElement;
  const field = find('textarea') as HTMLTextAreaElement;
  let isSent = false;
  let composed: Promise<void> | undefined;

  const show = (open: boolean) => {
    dialog.hidden = !open;
    shell.showOpen(open);
    (open ? dialog : launcher).focus({ preventScroll: true });
  };
  const close = () => show(false);

  dialog.setAttribute('aria-label', name || navigation.navigationDialog);
  const isModal = innerWidth < mobileBreakpointPx;
  dialog.setAttribute('aria-modal', `${isModal}`);
  find('.greeting h2').textContent = welcome ?? heading.headingWelcome;
  const closing = find('.icon');
  closing.setAttribute('aria-label', closes || launcherWords.launcherClose);
  closing.onclick = close;
  field.placeholder = asks || asking.liveChatAsk;
  find('.ask-sign').setAttribute('aria-label', field.placeholder);
  hearDialogKeys(dialog, { onClose: close, isModal });

  // Whoever presses anywhere in the card is about to write: known from then on, not when they let go.
  form.onmousedown = (event) => {
    if (event.target === field) return;
    event.preventDefault();
    field.focus();
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    field.focus();
    if (field.value.trim() === '') return;
    isSent = true;
    field.readOnly = true;
    form.setAttribute('aria-busy', 'true');
  };
  field.onkeydown = (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  };
  field.addEventListener('compositionstart', () => {
    composed = new Promise((resolve) => {
      field.addEventListener('compositionend', () => resolve(), { once: true });
    });
  });

  return {
    open: () => show(true),
    close,
    isOpen: () => !dialog.hidden,
    written: () => (field.value !== '' || root.activeElement === field ? { draft: field.value, isSent } : null),
    settled: async () => composed,
    remove: () => place.remove(),
  };
};
