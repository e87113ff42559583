/// <reference types="vite/client" />
import { readConfig, readKept, takeLink, tokenIn } from './arrive.ts';
import { isDesigned } from './designed.ts';
import { drawShell, isHere } from './draw-shell.ts';
import { readLook } from './read-look.ts';
import type {
  AnewModule,
  Chatbox,
  ChatModule,
  KeptState,
  OpeningModule,
  OpenHow,
  PopupsModule,
  VotesModule,
} from './shell.ts';
import { whenDue } from './when-due.ts';

/** What the loader fetches by the way, by the name of the file. */
interface Files {
  opening: OpeningModule;
  votes: VotesModule;
  anew: AnewModule;
  popups: PopupsModule;
}

function begin(host: HTMLElement): void {
  const config = readConfig(host);
  if (host.shadowRoot || !config.origin || !config.shop) return;
  const look = readLook(host.dataset);
  const shell = drawShell(host, config, look);
  const { launcher } = shell;
  shell.popups = look.popups;
  let kept: KeptState | null = null;
  const fileOf = (name: string) => `${config.origin}/chatbox/${name}.js`;
  let chatbox: Chatbox | undefined;
  let loading: Promise<void> | undefined;
  let failures = 0;

  /** A browser tells those who wait for one module in any order, so it is asked once: popups come in theirs. */
  const files: { [Name in keyof Files]?: Promise<Files[Name]> } = {};
  /** Fetches one of our files when it is wanted. What cannot be had is gone without. */
  const use = <Name extends keyof Files>(name: Name, then: (module: Files[Name]) => unknown): Promise<unknown> =>
    (files[name] ??= import(/* @vite-ignore */ fileOf(name))).then(then, () => {
      delete files[name];
    });

  const lookAnew = () => use('anew', ({ reread }) => reread(shell));

  /** Once: after a failure another folder is asked. */
  let preload = () => {
    preload = () => {};
    for (const name of ['opening', 'app']) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = fileOf(name);
      document.head.append(link);
    }
  };

  const load = () => {
    // A browser may remember that a module could not be loaded; another folder makes it ask again, for all that belongs to it.
    preload();
    loading ??= import(/* @vite-ignore */ fileOf(failures ? `again-${failures}/app` : 'app')).then(
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
    await arrived;
    if (!chatbox) {
      launcher.classList.add('w');
      // Whoever left the chat open on the page before, or comes by a link, sees where they were, not the chat's first look.
      const drawn = !how && !kept?.open && !shell.link && use('opening', draw);
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

  // A browser's storage takes its time, and the page needs the launcher no later for it: it is read in a task of its own.
  const arrived = new Promise((resolve) => setTimeout(resolve)).then(() => {
    const isFresh = tokenIn(location.hash);
    shell.link = takeLink(config.shop);
    // In the theme editor the chat is as on a first visit, whoever was here before as a visitor.
    kept = isDesigned() ? null : readKept(config.shop, shell.link);
    if (kept) shell.showUnread(kept.unread);
    if (isFresh || location.hash === '#chatty') void open();
    else if (kept && isHere(shell) && (kept.open || kept.unread || kept.talking)) {
      const work = () => void load();
      // A busy page, or one that draws nothing, may have no idle moment for long.
      if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2e3 });
      else setTimeout(work, 1e3);
    }
  });

  let looked: Promise<unknown> | undefined;
  const reach = () => {
    preload();
    looked ??= lookAnew();
  };
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    launcher.addEventListener(intent, reach, { once: true, passive: true });
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
      void use('votes', ({ vote }) => vote(at, config));
    } else if (at) {
      event.preventDefault();
      void open();
    }
  });

  // Another link in the same tab: the page begins anew with it.
  addEventListener('hashchange', () => tokenIn(location.hash) && location.reload());

  for (const rule of look.popups) {
    if (isHere({ config, look: rule })) whenDue(rule, () => use('popups', ({ show }) => show(shell, rule)));
  }

  // Whoever comes back to the page sees it as it is set up by now; a page that is looked at, or by nobody, asks for nothing.
  document.addEventListener('visibilitychange', () => document.hidden || lookAnew());
}

const look = () => {
  const host = document.getElementById('chatty-root');
  if (host) begin(host);
};
look();
// The theme editor draws parts of the page anew, without running their scripts again.
document.addEventListener('shopify:section:load', look);
