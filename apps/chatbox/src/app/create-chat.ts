import type { Live } from '@chatty/client/live';
import type { VisitorSession, VisitorWidget } from '@chatty/contract/widget';
import type { ShellConfig } from '../loader/shell.ts';
import type { Chat } from './chat.ts';
import type { ChatboxFeature } from './feature.ts';
import type { Kept } from './kept.ts';
import { home } from './screen.ts';
import type { Change, State } from './state.ts';
import type { Store } from './store.ts';
import { connect } from './wire/connection.ts';
import type { Arrival } from './wire/link.ts';
import { keepSession } from './wire/session.ts';

export interface ChatOptions {
  features: readonly ChatboxFeature[];
  config: ShellConfig;
  store: Store<State, Change>;
  kept: Kept;
  arrival: Arrival | null;
  /** Draws launcher and chat as the settings say. */
  dress(widget: VisitorWidget): void;
}

/** What the features share: who the visitor is, what is shown, and the line to the server. */
export function createChat({ features, config, store, kept, arrival, dress }: ChatOptions): Chat {
  const { dispatch } = store;
  const linked = arrival?.outcome === 'linked' ? arrival.linked : null;
  let live: Live | null = null;

  const onSession = (session: VisitorSession) => {
    const before = store.get().session;
    const anew = before !== null && before.contact.id !== session.contact.id;
    for (const it of features) it.onSession?.(chat, session, anew);
    // What the page was told of the settings may be older.
    dress(session.widget);
    dispatch({ type: 'session begun', session });
  };
  const { api, token, begin } = keepSession(config, kept, onSession, linked?.renew);

  const chat: Chat = {
    features,
    config,
    store,
    kept,
    arrival,
    linked,
    api,
    token,
    tell: (frame) => live?.send(frame),
    applyWidget(now) {
      dress(now.widget);
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
      const old = kept.session();
      const same = old && (old.customerId === '' || old.customerId === config.customerId);
      if (same) dispatch({ type: 'session kept', session: old.session });
      connect(chat, features, begin, (feed) => {
        live = feed;
      });
    },
  };

  kept.onOtherSession(() => {
    const other = kept.session();
    const mine = store.get().session;
    if (other && mine && other.session.contact.id !== mine.contact.id) void begin().catch(() => {});
  });
  return chat;
}
