/// <reference types="vite/client" />
import { chatPageIds } from '@chatty/contract/settings/options';
import { readConfig, takeLink, tokenIn } from '../loader/arrive.ts';
import { drawShell } from '../loader/draw-shell.ts';
import { readLook } from '../loader/read-look.ts';
import type { ChatModule, ShellConfig } from '../loader/shell.ts';
import style from './chat-page.css?inline';

/**
 * The chat as a page: one of the store, within the theme's layout, or one of ours that stands alone. Its place bears the
 * name that the theme embed looks for, but no address of the server where the embed would read it: so no launcher comes
 * beside it, and one page holds one chat.
 */
async function begin(place: HTMLElement): Promise<void> {
  const page = place.dataset.page === 'alone' ? 'alone' : 'store';
  const config: ShellConfig = { ...readConfig(place), origin: place.dataset.pageOrigin ?? '', page };
  const shell = drawShell(place, config, readLook(place.dataset));
  shell.link = takeLink(config.shop);
  const own = document.createElement('style');
  own.textContent = style;
  shell.root.append(own);
  addEventListener('hashchange', () => tokenIn(location.hash) && location.reload());
  const { start }: ChatModule = await import(/* @vite-ignore */ `${config.origin}/chatbox/app.js`);
  const chatbox = await start(shell);
  window.Chatty = {
    open: async (how) => {
      await chatbox.open(how);
      return true;
    },
    close: () => {},
  };
}

const place = document.getElementById(chatPageIds.place);
if (place && !place.shadowRoot) {
  begin(place).catch(() => {
    place.hidden = true;
    document.getElementById(chatPageIds.failed)?.removeAttribute('hidden');
  });
}
