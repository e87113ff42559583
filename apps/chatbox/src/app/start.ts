/// <reference types="vite/client" />
import { mobileBreakpointPx } from '@chatty/contract/limits';
import { launcherLookOf } from '@chatty/contract/settings/embed-config';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { applyEmbed } from '../loader/apply-embed.ts';
import { isDesigned } from '../loader/designed.ts';
import type { Chatbox, OpenHow, Shell } from '../loader/shell.ts';
import { addStyle, makePlace } from '../opening/opening.ts';
import { takeOver } from '../opening/take-over.ts';
import { LocaleContext } from '../ui/locale.ts';
import { knownLocale } from '../ui/moments.ts';
import { keepAttention } from './attention.ts';
import { createChat } from './create-chat.ts';
import { Frame } from './frame.tsx';
import { nowhere } from './kept.ts';
import type { ChatboxFeature, LaterSlots, Opened } from './feature.ts';
import { type Change, firstState, reduce, type State } from './state.ts';
import { createStore, type Store } from './store.ts';
import controls from './style/controls.css?inline';
import edges from './style/edges.css?inline';
import { ChatContext } from './use-chat.ts';
import { keptOf } from './wire/session.ts';
import { wordsOf } from './wire/words.ts';

/** Writes the chat in the shop's web fonts once it is open; before that no visitor pays for them. */
function keepFonts(place: HTMLElement, store: Store<State, Change>): void {
  let shown: readonly string[] = [];
  const tell = async () => {
    const { open, session } = store.get();
    // A session that was kept before shops could choose fonts has none.
    const fonts = session?.widget.fonts ?? [];
    if (!open || fonts.join() === shown.join()) return;
    shown = fonts;
    const { writeIn } = await import('./wire/shop-fonts.ts');
    if (shown === fonts) writeIn(place, fonts);
  };
  const keep = () => void tell().catch(() => {});
  store.subscribe(keep);
  keep();
}

/** Begins the chat, with these features, in the launcher's shadow root; `later` fetches what they draw behind home. */
export async function startChat(
  shell: Shell,
  features: readonly ChatboxFeature[],
  later: () => Promise<readonly LaterSlots[]>,
): Promise<Chatbox> {
  const { config } = shell;
  const own = keptOf(config, isDesigned() ? nowhere : undefined);
  // Few come by a mailed link: what opens it is fetched for them alone.
  const arrival = shell.link ? await (await import('./wire/link.ts')).arriveByLink(config, own, shell.link) : null;
  const kept = arrival?.outcome === 'linked' ? arrival.kept : own;
  const page = kept.page();
  // On a phone the open chat hides the store: there it opens only when it was asked for.
  const goesOn = page !== null && (config.page || innerWidth >= mobileBreakpointPx || location.hash === '#chatty');
  const first: State = {
    ...firstState,
    ...(goesOn && { open: page.open, view: page.view }),
    ...(config.page && { open: true }),
  };
  const store = createStore(reduce, first);
  const words = wordsOf(shell, store);
  let isGone = false;
  const { place, dress } = makePlace(shell, controls + features.map((it) => it.style ?? '').join('') + edges);
  const chat = createChat({
    features,
    config,
    store,
    kept,
    arrival,
    later: async () => (await Promise.all([later(), words.fetchFirst()]))[0],
    fetchMoreWords: words.fetchMore,
    addStyle: (css) => addStyle(shell.root, css),
    leave() {
      isGone = true;
      drawn.unmount();
      shell.root.host.remove();
    },
    dress(widget) {
      shell.apply(launcherLookOf(widget));
      dress();
    },
    applyEmbed(now) {
      // A page of its own is switched on and off by itself, and has no popups.
      if (config.page || !applyEmbed(shell, now)) return;
      if (shell.isOff) shell.opening?.close();
      // Told in any case: what makes somebody look at the chat is silent while it is hidden.
      chat.setOpen(store.get().open && !shell.isOff);
    },
  });
  chat.prepare();

  const close = () => {
    if (config.page) return;
    chat.setOpen(false);
    shell.launcher.focus({ preventScroll: true });
  };
  keepAttention(shell, chat, features);
  const locale = knownLocale(config.locale);
  // Elements made anew: whatever is drawn says its words anew.
  const draw = () =>
    isGone ||
    drawn.render(
      createElement(
        LocaleContext.Provider,
        { value: locale },
        createElement(
          ChatContext.Provider,
          { value: chat },
          createElement(Frame, { onClose: config.page ? null : close }),
        ),
      ),
    );
  keepFonts(place, store);
  // On a page of its own the chat takes the keyboard only once somebody has come into it.
  if (config.page) {
    for (const it of ['pointerdown', 'keydown']) place.addEventListener(it, () => (chat.wantsFocus = true));
  }
  const drawn = createRoot(place);
  chat.begin();
  void chat.fetchLater();
  await words.begin(draw);

  const show = (how: Opened, isShown = true) => {
    if (isGone) return;
    for (const it of features) it.onOpen?.(chat, how);
    if (!isShown || shell.isOff) return;
    chat.wantsFocus = true;
    chat.setOpen(true);
  };
  let taking: Promise<void> | undefined;
  return {
    async open({ draft, greeting }: OpenHow = {}) {
      const isFirst = shell.opening !== undefined;
      if (isFirst) await (taking ??= takeOver(shell, chat, place, show));
      if (!isFirst || draft || greeting) show({ ...(draft && { draft }), ...(greeting && { greeting }) });
    },
    close,
    isOpen: () => !isGone && store.get().open,
  };
}
