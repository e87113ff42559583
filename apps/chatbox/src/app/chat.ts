import type { Api } from '@chatty/client/api';
import type { Live } from '@chatty/client/live';
import type { VisitorSession } from '@chatty/contract/widget';
import type { ShellConfig } from '../loader/shell.ts';
import type { ChatboxFeature } from './feature.ts';
import type { Kept } from './kept.ts';
import { home, type View } from './screen.ts';
import type { Change, State } from './state.ts';
import type { Store } from './store.ts';
import { connect } from './wire/connection.ts';
import type { Arrival, Linked } from './wire/link.ts';
import { keepSession } from './wire/session.ts';

/** What every feature may use. Their actions take it first; what they hold of their own hangs on it (`chat-state.ts`). */
export interface Chat {
  readonly features: readonly ChatboxFeature[];
  readonly config: ShellConfig;
  readonly store: Store<State, Change>;
  readonly kept: Kept;
  /** What became of the mailed link by which this tab came; null without one. */
  readonly arrival: Arrival | null;
  /** The conversation that such a link opened in a browser of somebody else; null in one's own chat. */
  readonly linked: Linked | null;
  /** Calls as the visitor. */
  readonly api: Api;
  token(renew: boolean): Promise<string>;
  /** Says something on the socket, if that is there. */
  tell: Live['send'];
  setOpen(open: boolean): void;
  show(view: View): void;
  /** Where the way back leads. */
  base: View;
  /** The keyboard belongs here: the visitor asked for the chat, not a new page. */
  wantsFocus: boolean;
  /** Lets the features begin, before anything is drawn. */
  prepare(): void;
  /** Begins the visit. */
  begin(): void;
}

export interface ChatOptions {
  features: readonly ChatboxFeature[];
  config: ShellConfig;
  store: Store<State, Change>;
  kept: Kept;
  arrival: Arrival | null;
}

/** What the features share: who the visitor is, what is shown, and the line to the server. */
export function createChat({ features, config, store, kept, arrival }: ChatOptions): Chat {
  const { dispatch } = store;
  const linked = arrival?.outcome === 'linked' ? arrival.linked : null;
  let live: Live | null = null;

  const onSession = (session: VisitorSession) => {
    const before = store.get().session;
    const anew = before !== null && before.contact.id !== session.contact.id;
    for (const it of features) it.onSession?.(chat, session, anew);
    dispatch({ type: 'session begun', session });
  };
  const { api, token, begin } = keepSession(config, kept, onSession, linked);

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
      connect(chat, begin, (feed) => {
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
