import type { CallFailed } from '@chatty/client/api';
import type { Live } from '@chatty/client/live';
import type { EmbedNow, VisitorSession } from '@chatty/contract/boot';
import type { VisitorWidget } from '@chatty/contract/widget';
import { isDesigned } from '../loader/designed.ts';
import type { ShellConfig } from '../loader/shell.ts';
import type { Chat } from './chat.ts';
import type { ChatboxFeature, LaterSlots } from './feature.ts';
import type { Kept } from './kept.ts';
import { home } from './screen.ts';
import type { Slots } from './slots.ts';
import type { Change, State } from './state.ts';
import type { Store } from './store.ts';
import { connect } from './wire/connection.ts';
import type { Arrival } from './wire/link.ts';
import { designersApi } from './wire/designers-api.ts';
import { openFeed } from './wire/feed.ts';
import { keepSession, keptFor } from './wire/session.ts';

export interface ChatOptions {
  features: readonly ChatboxFeature[];
  config: ShellConfig;
  store: Store<State, Change>;
  kept: Kept;
  arrival: Arrival | null;
  /** Fetches what stands behind the home screen, with its words. */
  later(): Promise<readonly LaterSlots[]>;
  fetchMoreWords(): Promise<void>;
  /** Puts style into the chat. */
  addStyle(css: string): void;
  /** Takes launcher and chat out of the page. */
  leave(): void;
  /** Draws launcher and chat as the settings say. */
  dress(widget: VisitorWidget): void;
  /** Hides launcher and chat on this page or shows them, and waits for popups, as the merchant wants by now. */
  applyEmbed(now: EmbedNow): void;
}

/** Each feature's two parts beside each other; last, the features that have no place on the home screen. */
const inOrder = (features: readonly ChatboxFeature[], later: readonly LaterSlots[]): readonly Slots[] => [
  ...features.flatMap((it) => [it, ...later.filter(({ name }) => name === it.name)]),
  ...later.filter(({ name }) => !features.some((it) => it.name === name)),
];

/** What the features share: who the visitor is, what is shown, and the line to the server. */
export function createChat({ features, config, store, kept, arrival, ...page }: ChatOptions): Chat {
  const { dress } = page;
  const { dispatch } = store;
  const linked = arrival?.outcome === 'linked' ? arrival.linked : null;
  let live: Live | null = null;
  let drawn: readonly Slots[] = features;
  let coming: Promise<void> | null = null;
  const styles = new Set<string>();

  const fetchLater = async () => {
    dispatch({ type: 'whole', whole: 'coming' });
    try {
      const later = await page.later();
      page.addStyle(later.map((it) => it.style ?? '').join(''));
      drawn = inOrder(features, later);
      for (const it of later) it.arrived?.(chat);
      dispatch({ type: 'whole', whole: 'here' });
    } catch {
      coming = null;
      dispatch({ type: 'whole', whole: 'failed' });
    }
  };

  const onSession = (session: VisitorSession) => {
    const before = store.get().session;
    const anew = before !== null && before.contact.id !== session.contact.id;
    for (const it of features) it.onSession?.(chat, session, anew);
    // What the page was told of the settings may be older.
    dress(session.widget);
    page.applyEmbed(session);
    dispatch({ type: 'session begun', session });
    if (!anew || !live) return;
    // The line hears what is said to who they were.
    live.close();
    live = openFeed(chat, features, session);
    for (const it of features) it.onFeed?.(chat, session);
  };
  // The provider has turned the chatbox off: nothing more is asked, and what the browser keeps waits until it is on again.
  const onRefused = ({ code }: CallFailed) => {
    if (code !== 'blocked') return;
    live?.close();
    page.leave();
  };
  const { api, token, begin } = keepSession(config, kept, onSession, onRefused, linked?.renew);

  const designed = isDesigned();
  const chat: Chat = {
    isDesigned: designed,
    get features() {
      return drawn;
    },
    config,
    store,
    kept,
    arrival,
    linked,
    api: designed ? designersApi : api,
    token,
    tell: (frame) => live?.send(frame),
    applyEmbed: page.applyEmbed,
    applyWidget({ widget, availability, preChat }) {
      const now = { widget, availability, preChat };
      dress(widget);
      kept.keepWidget(now);
      dispatch({ type: 'widget changed', now });
    },
    setOpen: (open) => dispatch({ type: 'opened', open }),
    show: (view) => dispatch({ type: 'viewed', view }),
    base: home,
    wantsFocus: false,

    prepare() {
      for (const it of features) it.start?.(chat);
    },

    begin() {
      const held = keptFor(config, kept);
      if (held) dispatch({ type: 'session kept', session: held.session });
      if (designed)
        return void begin().then(
          () => dispatch({ type: 'connection', status: 'live' }),
          () => {},
        );
      connect(chat, features, begin, (feed) => {
        live = feed;
      });
    },

    fetchLater: () => (coming ??= fetchLater()),
    fetchMoreWords: page.fetchMoreWords,
    addStyle(css) {
      if (css !== '' && !styles.has(css)) page.addStyle(css);
      styles.add(css);
    },
  };

  kept.onOtherSession(() => {
    const other = kept.session();
    const mine = store.get().session;
    if (other && mine && other.session.contact.id !== mine.contact.id) void begin().catch(() => {});
  });
  return chat;
}
