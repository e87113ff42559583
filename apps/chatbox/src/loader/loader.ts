/// <reference types="vite/client" />
import { drawShell, isHere } from './draw-shell.ts';
import { readLook } from './read-look.ts';
import {
  type Chatbox,
  type ChatModule,
  type KeptState,
  keptForMs,
  linkKey,
  type OpenHow,
  type ShellConfig,
  stateKey,
} from './shell.ts';

function readConfig({ dataset }: HTMLElement): ShellConfig {
  return {
    origin: (dataset.origin ?? '').replace(/\/$/, ''),
    shop: dataset.shop ?? '',
    locale: dataset.locale || 'en',
    currency: dataset.currency ?? '',
    rootUrl: dataset.rootUrl || '/',
    template: dataset.template ?? '',
    productId: dataset.productId ?? '',
    customerId: dataset.customerId ?? '',
    customerName: dataset.customerName ?? '',
  };
}

function readKept(shop: string, link: string | null): KeptState | null {
  try {
    const storage = link ? sessionStorage : localStorage;
    const kept = JSON.parse(storage.getItem(stateKey(shop)) ?? 'null') as KeptState | null;
    return kept && Date.now() - kept.at < keptForMs ? kept : null;
  } catch {
    return null;
  }
}

const tokenIn = (hash: string) => /^#chatty=([\w.-]+)$/.exec(hash)?.[1] ?? null;

/** Takes the token of a mailed link out of the address, so that no history and no copied address holds it. */
function takeLink(shop: string): string | null {
  const token = tokenIn(location.hash);
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  try {
    if (token) sessionStorage.setItem(linkKey(shop), token);
    return sessionStorage.getItem(linkKey(shop));
  } catch {
    return token;
  }
}

function begin(host: HTMLElement): void {
  const config = readConfig(host);
  if (host.shadowRoot || !config.origin || !config.shop) return;
  const isFresh = tokenIn(location.hash) !== null;
  const shell = drawShell(host, config, readLook(host.dataset), takeLink(config.shop));
  const { launcher } = shell;
  const address = `${config.origin}/chatbox/app.js`;
  let chatbox: Chatbox | undefined;
  let loading: Promise<void> | undefined;
  let failures = 0;

  const preload = () => {
    if (loading || document.querySelector(`link[href="${address}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  };

  const load = () => {
    // A browser may remember that a module could not be loaded; another address makes it ask again.
    loading ??= import(/* @vite-ignore */ failures ? `${address}?again=${failures}` : address).then(
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

  const open = async (how?: OpenHow) => {
    if (!chatbox) {
      launcher.classList.add('w');
      await load();
    }
    chatbox?.open(how);
    return !!chatbox;
  };

  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    launcher.addEventListener(intent, preload, { once: true, passive: true });
  }
  launcher.addEventListener('click', () => {
    if (chatbox?.isOpen()) chatbox.close();
    else void open();
  });
  window.Chatty = { open, close: () => chatbox?.close() };

  // Another link in the same tab: the page begins anew with it.
  addEventListener('hashchange', () => tokenIn(location.hash) && location.reload());

  const kept = readKept(config.shop, shell.link);
  if (kept) shell.showUnread(kept.unread);
  if (isFresh || location.hash === '#chatty') void open();
  else if (kept && isHere(shell) && (kept.open || kept.unread || kept.talking)) {
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
    whenIdle(() => void load());
  }
}

const host = document.getElementById('chatty-root');
if (host) begin(host);
