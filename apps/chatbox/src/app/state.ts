import type { CallFailed } from '@chatty/client/api';
import type { LiveStatus } from '@chatty/client/live';
import type { VisitorSession, WidgetNow } from '@chatty/contract/boot';
import type { Availability } from '@chatty/contract/widget';
import { home, type View } from './screen.ts';

/** What the shop and the visitor are, without what changes with every message. */
export type Session = Pick<VisitorSession, 'shopId' | 'shopName' | 'contact' | 'widget' | 'availability' | 'preChat'>;

/** What a feature has for a visitor who looks elsewhere. */
export interface News {
  /** How much waits to be read. */
  unread: number;
  /** Something goes on, so more may come. */
  talking: boolean;
}

/** What all features share; what one of them alone needs stands in a store of its own (`chatState`). */
export interface State {
  open: boolean;
  view: View;
  session: Session | null;
  /** Why no session could begin, when trying again would not help. */
  refusal: CallFailed | null;
  connection: LiveStatus;
  /** False once the browser, or a message that could not leave, says that there is no network. */
  network: boolean;
  /** Whether what stands behind the home screen is there. */
  whole: 'coming' | 'failed' | 'here';
  /** By feature. */
  news: Readonly<Record<string, News>>;
}

export const firstState: State = {
  open: false,
  view: home,
  session: null,
  refusal: null,
  connection: 'connecting',
  network: true,
  whole: 'coming',
  news: {},
};

export type Change =
  | { type: 'opened'; open: boolean }
  | { type: 'viewed'; view: View }
  | { type: 'session kept'; session: Session }
  | { type: 'session begun'; session: Session }
  | { type: 'session refused'; problem: CallFailed }
  | { type: 'availability'; availability: Availability }
  | { type: 'widget changed'; now: WidgetNow }
  | { type: 'contact changed'; contact: Session['contact'] }
  | { type: 'connection'; status: LiveStatus }
  | { type: 'network'; on: boolean }
  | { type: 'whole'; whole: State['whole'] }
  | { type: 'news'; feature: string; news: News };

/** The next state. Pure; any event may come twice or late. */
export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'opened':
      return { ...state, open: change.open };
    case 'viewed':
      return { ...state, view: change.view };
    case 'session kept':
      return state.session ? state : { ...state, session: change.session };
    case 'session begun':
      return { ...state, session: change.session, refusal: null };
    case 'session refused':
      return { ...state, refusal: change.problem };
    case 'availability':
      return state.session ? { ...state, session: { ...state.session, availability: change.availability } } : state;
    case 'widget changed':
      return state.session ? { ...state, session: { ...state.session, ...change.now } } : state;
    case 'contact changed':
      return state.session ? { ...state, session: { ...state.session, contact: change.contact } } : state;
    case 'connection':
      return { ...state, connection: change.status, network: change.status === 'live' || state.network };
    case 'network':
      return state.network === change.on ? state : { ...state, network: change.on };
    case 'whole':
      return { ...state, whole: change.whole };
    case 'news':
      return { ...state, news: { ...state.news, [change.feature]: change.news } };
  }
}

/** True while what is said can be expected to arrive. */
export const isConnected = (state: State): boolean => state.network && state.connection !== 'offline';
