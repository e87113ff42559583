import { CallFailed, createApi } from '@chatty/client/api';
import type { Cart } from '@chatty/contract/contacts';
import type { PopupContent } from '@chatty/contract/popups';
import type { PopupRule } from '@chatty/contract/settings/popups/popup-rules';
import { isOnSchedule } from '@chatty/contract/settings/popups/popup-schedule';
import { onCartChange, readCart } from '../ui/cart.ts';
import { isDesigned } from '../loader/designed.ts';
import type { PopupsModule, Shell } from '../loader/shell.ts';
import { count } from './acts.ts';
import { ended, type Ending, gapMs, shown, visited, waitFor } from './caps.ts';
import { onConsent, readConsent } from './consent.ts';
import { isAbout } from './content/cart-booster.ts';
import { keepMemory, readMemory } from './memory.ts';
import { isChatOpen, type PopupFrame } from './popup-frame.ts';
import { presentPopup } from './present-popup.ts';
import { speak } from './words.ts';

/** The one that is shown; what waits for it to go. */
let current: PopupFrame | null = null;
const behind: (() => void)[] = [];
/** The last whose moment came: what the theme editor and the preview show. */
let latest: (() => Promise<void>) | null = null;
let queue = Promise.resolve();
/** Those that this page has shown: whoever is told of one again, such as where it was switched off and on, has seen it. */
const presented = new Set<string>();
/** The provider has turned the chatbox off: nothing more is asked. */
let isBlocked = false;

/** What becomes of it is remembered and counted here. */
interface Remembering {
  onShown(): void;
  onEnded(how: Ending): void;
}

const nobody: Remembering = { onShown() {}, onEnded() {} };

async function contentOf({ config }: Shell, { kind }: PopupRule) {
  const open = createApi({ origin: config.origin, token: async () => null });
  const query = { shop: config.shop, kind, locale: config.locale, product: config.productId };
  return (await open('GET /client/api/popups', { query })).data;
}

/** The cart that the popup is about; null where it is about none, 'not yet' where the visitor's own does not do. */
async function cartFor({ config }: Shell, content: PopupContent): Promise<Cart | 'not yet' | null> {
  if (content.kind !== 'cartBooster') return null;
  const cart = await readCart(config.rootUrl, config.currency);
  return cart && isAbout(content, cart) ? cart : 'not yet';
}

/** Asks what it says, and shows that. `onCart`: it waits for another cart. */
async function present(shell: Shell, rule: PopupRule, remember: Remembering, onCart: () => void): Promise<void> {
  const { popup: content, texts } = await contentOf(shell, rule);
  if (!content) return;
  const cart = await cartFor(shell, content);
  if (cart === 'not yet') return onCart();
  if (current || isChatOpen(shell)) return;
  speak(shell.config.locale, texts);
  current = presentPopup(shell, content, cart, {
    ...remember,
    onGone() {
      current = null;
      for (const show of behind.splice(0)) setTimeout(show, gapMs);
    },
  });
}

function remembering({ config }: Shell, rule: PopupRule, storage: () => Storage): Remembering {
  const { kind } = rule;
  const { shop } = config;
  const change = (to: (memory: ReturnType<typeof readMemory>) => ReturnType<typeof readMemory>) =>
    keepMemory(shop, storage, to(readMemory(shop, storage)));
  return {
    onShown() {
      presented.add(JSON.stringify(rule));
      change((memory) => shown(memory, kind, Date.now()));
      count(config, kind, 'shown');
    },
    onEnded(how) {
      change((memory) => ended(memory, kind, how, Date.now()));
      if (how !== 'subscribed') count(config, kind, how);
    },
  };
}

/**
 * Runs `work` once when the cart has changed, from the moment on in which the answer is called; a change before that, such
 * as while the cart was being read, counts, too.
 */
function onNextCart(work: () => void): () => void {
  let [hasChanged, isWanted, isDone] = [false, false, false];
  const check = () => {
    if (!hasChanged || !isWanted || isDone) return;
    isDone = true;
    work();
  };
  onCartChange(() => {
    hasChanged = true;
    check();
  });
  return () => {
    isWanted = true;
    check();
  };
}

/** Shows a popup unless something speaks against it; what may change is waited for. */
async function attempt(shell: Shell, rule: PopupRule): Promise<void> {
  const again = () => show(shell, rule);
  if (presented.has(JSON.stringify(rule))) return;
  if (current) return void behind.push(again);
  if (isChatOpen(shell)) return;
  const { isAllowed, storage } = await readConsent();
  if (!isAllowed) return onConsent(again);
  const now = Date.now();
  if (rule.schedule && !isOnSchedule(rule.schedule, now)) return;
  const memory = visited(readMemory(shell.config.shop, storage), now);
  keepMemory(shell.config.shop, storage, memory);
  const wait = waitFor(rule, memory, now);
  if (wait === Number.POSITIVE_INFINITY) return;
  if (wait > 0) return void setTimeout(again, wait);
  const onCart = rule.kind === 'cartBooster' ? onNextCart(again) : () => {};
  await present(shell, rule, remembering(shell, rule, storage), onCart);
}

/** The launcher's root as the theme editor drew it last. */
let designed: Shell | null = null;

/** In the theme editor a popup shows while its block is selected, and nothing is remembered or counted of it. */
function showWhenSelected(): void {
  const isOurs = ({ target }: Event) =>
    target instanceof Node && designed !== null && target.contains(designed.root.host);
  document.addEventListener('shopify:block:select', (event) => isOurs(event) && void redraw());
  document.addEventListener('shopify:block:deselect', (event) => isOurs(event) && current?.remove());
}

/** Shows the last popup whose moment came as it is now, whoever has seen it: for who designs it. */
export async function redraw(): Promise<void> {
  current?.remove();
  await latest?.();
}

/** It is set up otherwise by now, or switched off. */
const isOver = ({ popups }: Shell, rule: PopupRule): boolean =>
  popups !== undefined && !popups.some((it) => JSON.stringify(it) === JSON.stringify(rule));

export const show: PopupsModule['show'] = (shell, rule) => {
  if (isOver(shell, rule)) return;
  if (latest === null || !designed?.root.host.isConnected) latest = () => present(shell, rule, nobody, () => {});
  if (isDesigned()) {
    if (designed === null) showWhenSelected();
    if (!designed?.root.host.isConnected) designed = shell;
    return;
  }
  // What couldn't be asked now is left to the next page.
  queue = queue
    .then(() => (isBlocked ? undefined : attempt(shell, rule)))
    .catch((problem: unknown) => {
      isBlocked ||= problem instanceof CallFailed && problem.code === 'blocked';
    });
};
