/// <reference types="vite/client" />
import { loadFonts } from '@chatty/client/fonts';
import { fontStack } from '@chatty/contract/fonts';
import { mobileBreakpointPx } from '@chatty/contract/limits';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Chatbox, Shell } from '../loader/shell.ts';
import { readableOn, readableOnWhite } from '../ui/colours.ts';
import { LocaleContext } from '../ui/locale.ts';
import { directionOf, knownLocale } from '../ui/moments.ts';
import { keepAttention } from './attention.ts';
import { createChat } from './chat.ts';
import { Frame } from './frame.tsx';
import { createKept } from './kept.ts';
import { arriveByLink, type Arrival } from './wire/link.ts';
import { onCartChange, tellPlace } from '../features/catalog/place.ts';
import {
  type Change,
  firstState,
  reduce,
  type State,
  type View,
} from '../features/conversations/conversations-state.ts';
import { createStore, type Store } from './store.ts';
import cards from '../features/catalog/cards.css?inline';
import composer from '../features/conversations/composer/composer.css?inline';
import controls from './style/controls.css?inline';
import frame from './style/frame.css?inline';
import home from '../features/widget/home.css?inline';
import media from '../features/faqs/media.css?inline';
import orders from '../features/catalog/orders.css?inline';
import thread from '../features/conversations/thread/thread.css?inline';
import { ChatContext } from './use-chat.ts';

/** The element in which the chat is drawn, beside the launcher and out of reach of the store's own styles. */
function makePlace({ config, root }: Shell): HTMLElement {
  const style = document.createElement('style');
  style.textContent = frame + controls + home + thread + composer + cards + orders + media;
  const place = document.createElement('div');
  const onBrand = readableOn(config.brandColor, config.textColor);
  place.className = `chat chat-${config.position}`;
  place.dir = document.documentElement.dir || directionOf(config.locale);
  place.lang = config.locale;
  place.style.setProperty('--brand', config.brandColor);
  place.style.setProperty('--on-brand', onBrand);
  // The deeper shade goes away from the text's colour, so that it is read even better there.
  place.style.setProperty('--deeper', readableOn(onBrand, '#ffffff') === '#ffffff' ? '#fff' : '#000');
  place.style.setProperty('--brand-ink', readableOnWhite(config.brandColor));
  root.append(style, place);
  return place;
}

/** Writes the chat in the shop's web fonts once it is open; before that no visitor pays for them. */
function keepFonts(place: HTMLElement, store: Store<State, Change>): void {
  let shown: readonly string[] | undefined;
  const tell = () => {
    const { open, session } = store.get();
    // A session that was kept before shops could choose fonts has none.
    const fonts = session?.widget.fonts ?? [];
    if (!open || fonts === shown) return;
    shown = fonts;
    loadFonts(fonts);
    place.style.setProperty('--fonts', fontStack(fonts, 'system-ui'));
  };
  store.subscribe(tell);
  tell();
}

/** What a tab that came by a mailed link shows. */
function viewOf(arrival: Arrival, before: View | undefined): View {
  switch (arrival.outcome) {
    case 'linked':
      return before?.name === 'answer' ? before : { name: 'thread', id: arrival.linked.conversationId };
    case 'theirs':
      return { name: 'thread', id: arrival.conversationId };
    default:
      return { name: `link ${arrival.outcome}` };
  }
}

/** Begins the chat in the launcher's shadow root. Called once, by the loader. */
export async function start(shell: Shell): Promise<Chatbox> {
  const { config } = shell;
  const own = createKept(config.shop);
  const arrival = shell.link ? await arriveByLink(config, own, shell.link) : null;
  const [linked, kept] = arrival?.outcome === 'linked' ? [arrival.linked, arrival.kept] : [null, own];
  const page = kept.page();
  // On a phone the open chat hides the store: there it opens only when it was asked for.
  const goesOn = page !== null && (innerWidth >= mobileBreakpointPx || location.hash === '#chatty');
  const first: State = {
    ...firstState,
    moved: page?.moved ?? {},
    ...(goesOn ? { open: page.open, view: page.view } : {}),
    ...(arrival ? { view: viewOf(arrival, page?.view) } : {}),
  };
  const store = createStore(reduce, first);
  const chat = createChat(config, kept, store, linked);
  if (goesOn) chat.reading.fromEnd = page.fromEnd;
  onCartChange(() => chat.tellPlace((live) => tellPlace(live, config)));
  chat.tellPlace((live) => tellPlace(live, config));

  const close = () => {
    chat.setOpen(false);
    shell.launcher.focus({ preventScroll: true });
  };
  keepAttention(shell, store, kept, () => chat.reading.fromEnd);
  const drawn = createElement(
    LocaleContext.Provider,
    { value: knownLocale(config.locale) },
    createElement(ChatContext.Provider, { value: chat }, createElement(Frame, { onClose: close })),
  );
  const place = makePlace(shell);
  keepFonts(place, store);
  createRoot(place).render(drawn);
  chat.begin();

  return {
    open(how) {
      if (how?.draft) chat.startConversation(how.draft);
      chat.reading.wantsFocus = true;
      chat.setOpen(true);
    },
    close,
    isOpen: () => store.get().open,
  };
}
