/// <reference types="vite/client" />
import type { PopupRule } from '@chatty/contract/settings/popups/popup-rules';
import { readConfig, readKept, takeLink, tokenIn } from './arrive.ts';
import { isDesigned } from './designed.ts';
import { drawShell, isHere } from './draw-shell.ts';
import { readLook } from './read-look.ts';
import type { Chatbox, ChatModule, OpeningModule, OpenHow, PopupsModule, VotesModule } from './shell.ts';

/** Waits until the visitor has been on the page for so long, or has scrolled so far. */
function whenDue({ after, scroll }: PopupRule, due: () => void): void {
  const look = () => {
    if (scrollY * 100 < scroll * (document.documentElement.scrollHeight - innerHeight)) return;
    removeEventListener('scroll', look);
    due();
  };
  if (after) setTimeout(due, after * 1e3);
  else addEventListener('scroll', look);
}

function begin(host: HTMLElement): void {
  const config = readConfig(host);
  if (host.shadowRoot || !config.origin || !config.shop) return;
  const isFresh = tokenIn(location.hash) !== null;
  const look = readLook(host.dataset);
  const shell = drawShell(host, config, look, takeLink(config.shop));
  const { launcher } = shell;
  // In the theme editor the chat is as on a first visit, whoever was here before as a visitor.
  const kept = isDesigned() ? null : readKept(config.shop, shell.link);
  const files = `${config.origin}/chatbox/`;
  const address = `${files}app.js`;
  const first = `${files}opening.js`;
  let chatbox: Chatbox | undefined;
  let loading: Promise<void> | undefined;
  let failures = 0;

  const preload = () => {
    for (const href of [first, address]) {
      if (document.querySelector(`link[href="${href}"]`)) continue;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  };

  const load = () => {
    // A browser may remember that a module could not be loaded; another folder makes it ask again, for all that belongs to it.
    if (!loading) preload();
    loading ??= import(/* @vite-ignore */ failures ? `${files}again-${failures}/app.js` : address).then(
      async (module: ChatModule) => {
        chatbox = await module.start(shell);
      },
      () => {
        failures += 1;
        loading = undefined;
        launcher.classList.remove('w');
      },
    );
    return loading;
  };

  const draw = ({ begin }: OpeningModule) => chatbox || (shell.opening ??= begin(shell)).open();

  const open = async (how?: OpenHow) => {
    // The theme editor has drawn the page anew: its launcher is another.
    if (!host.isConnected) return false;
    if (!chatbox) {
      launcher.classList.add('w');
      // Whoever left the chat open on the page before, or comes by a link, sees where they were, not the chat's first look.
      const drawn = !how && !kept?.open && !shell.link && import(/* @vite-ignore */ first).then(draw, () => {});
      await load();
      await drawn;
      // Somebody is writing in it, perhaps: what they wait for is tried for as long as it is open.
      while (!chatbox && shell.opening?.isOpen()) {
        await new Promise((resolve) => setTimeout(resolve, failures * 1e3));
        await load();
      }
    }
    await chatbox?.open(how);
    return !!chatbox;
  };

  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    launcher.addEventListener(intent, preload, { once: true, passive: true });
  }
  launcher.addEventListener('click', () => {
    const shown = shell.opening ?? chatbox;
    if (shown?.isOpen()) shown.close();
    else void open();
  });
  window.Chatty = { open, close: () => (shell.opening ?? chatbox)?.close() };

  // Links of the store's own pages open the chat, as often as they are followed; votes on answers are counted elsewhere.
  document.documentElement.dataset.chatty = '';
  document.addEventListener('click', (event) => {
    const at = (event.target as Element).closest<HTMLElement>('a[href="#chatty"],[data-chatty-vote]');
    if (at?.dataset.chattyVote) {
      const votes: Promise<VotesModule> = import(/* @vite-ignore */ `${files}votes.js`);
      void votes.then(
        ({ vote }) => vote(at, config),
        () => {},
      );
    } else if (at) {
      event.preventDefault();
      void open();
    }
  });

  // Another link in the same tab: the page begins anew with it.
  addEventListener('hashchange', () => tokenIn(location.hash) && location.reload());

  if (kept) shell.showUnread(kept.unread);
  if (isFresh || location.hash === '#chatty') void open();
  else if (kept && isHere(shell) && (kept.open || kept.unread || kept.talking)) {
    const work = () => void load();
    // A busy page, or one that draws nothing, may have no idle moment for long.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2e3 });
    else setTimeout(work, 1e3);
  }

  const popups = `${files}popups.js`;
  for (const rule of look.popups) {
    const show = (module: PopupsModule) => module.show(shell, rule);
    if (isHere({ config, look: rule }))
      whenDue(rule, () => void import(/* @vite-ignore */ popups).then(show, () => {}));
  }
}

const look = () => {
  const host = document.getElementById('chatty-root');
  if (host) begin(host);
};
look();
// The theme editor draws parts of the page anew, without running their scripts again.
document.addEventListener('shopify:section:load', look);
