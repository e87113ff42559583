/// <reference types="vite/client" />
import { colourOr, readableOn } from '../ui/colours.ts';
import { launcherTexts } from '../ui/texts.ts';
import style from './launcher.css?inline';
import {
  type Chatbox,
  type ChatModule,
  type KeptState,
  keptForMs,
  linkKey,
  type OpenHow,
  type Shell,
  type ShellConfig,
  stateKey,
} from './shell.ts';

const bubble =
  'M12 3C6.9 3 3 6.4 3 10.8c0 2.3 1.1 4.3 2.9 5.7L5.2 20l3.9-1.8c.9.2 1.9.4 2.9.4 5.1 0 9-3.4 9-7.8S17.1 3 12 3Z';
const chevron = 'm6 9.5 6 6 6-6';

function readConfig(host: HTMLElement): ShellConfig {
  const { dataset } = host;
  return {
    origin: (dataset.origin ?? '').replace(/\/$/, ''),
    shop: dataset.shop ?? '',
    brandColor: colourOr(dataset.brandColor, '#1a5c4c'),
    textColor: colourOr(dataset.textColor, '#ffffff'),
    label: dataset.label || launcherTexts.open,
    position: dataset.position === 'left' ? 'left' : 'right',
    size: Math.min(80, Math.max(44, Number(dataset.size) || 55)),
    hideOnMobile: dataset.hideOnMobile === 'true',
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

function drawShell(host: HTMLElement, config: ShellConfig, link: string | null): Shell {
  const root = host.attachShadow({ mode: 'open' });
  const brand = `--brand:${config.brandColor};--on-brand:${readableOn(config.brandColor, config.textColor)}`;
  host.style.cssText = `position:fixed;width:0;height:0;--size:${config.size}px;${brand}`;
  root.innerHTML = `<style>${style}</style><button class="launcher" type="button" aria-haspopup="dialog" aria-expanded="false"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path/></svg><span></span><i></i></button>`;
  const launcher = root.querySelector('button') as HTMLButtonElement;
  const path = root.querySelector('path') as SVGPathElement;
  const classes = launcher.classList;
  classes.toggle('l', config.position === 'left');
  classes.toggle('h', config.hideOnMobile);
  (root.querySelector('span') as HTMLElement).textContent = config.label;

  let unread = 0;
  const name = (open: boolean) => {
    const label = unread > 0 ? `${config.label} (${unread})` : config.label;
    launcher.setAttribute('aria-label', open ? launcherTexts.close : label);
  };
  const shell: Shell = {
    config,
    root,
    launcher,
    link,
    showOpen(open) {
      classes.toggle('o', open);
      classes.remove('w');
      path.setAttribute('d', open ? chevron : bubble);
      launcher.setAttribute('aria-expanded', String(open));
      name(open);
    },
    showUnread(count) {
      unread = count;
      classes.toggle('u', count > 0);
      name(classes.contains('o'));
    },
  };
  shell.showOpen(false);
  return shell;
}

function begin(host: HTMLElement): void {
  const config = readConfig(host);
  if (host.shadowRoot || !config.origin || !config.shop) return;
  const isFresh = tokenIn(location.hash) !== null;
  const shell = drawShell(host, config, takeLink(config.shop));
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
  else if (kept && (kept.open || kept.unread || kept.talking)) {
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
    whenIdle(() => void load());
  }
}

const host = document.getElementById('chatty-root');
if (host) begin(host);
