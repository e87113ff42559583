import { type Live, openLive } from '@chatty/client/live';
import type { LiveEvent } from '@chatty/contract/live';
import { hearPassing } from '../../features/conversations/passing.ts';
import type { SessionKeeper } from './session.ts';
import type { Change } from '../../features/conversations/conversations-state.ts';

interface FeedOptions {
  origin: string;
  keeper: SessionKeeper;
  since: number;
  dispatch(change: Change): void;
  /** The socket is up: now the place can be told. */
  onLive(): void;
  /** Too much was missed: read everything anew. */
  onReset(): void;
}

/** Turns what the socket says into changes of the state. */
export function openFeed({ origin, keeper, since, dispatch, onLive, onReset }: FeedOptions): Live {
  const onEvent = (event: LiveEvent) => {
    if (event.type === 'message.created') dispatch({ type: 'message created', message: event.payload });
    else if (event.type === 'message.changed') dispatch({ type: 'message changed', message: event.payload });
    else if (event.type === 'visitor.conversation.changed')
      dispatch({ type: 'conversation', conversation: event.payload });
    else if (event.type === 'contact.changed') dispatch({ type: 'contact changed', contact: event.payload });
  };

  return openLive({
    url: `${origin.replace(/^http/, 'ws')}/realtime`,
    token: keeper.token,
    since,
    onEvent,
    onPassing: hearPassing(dispatch),
    onReset,
    onStatus(status) {
      dispatch({ type: 'connection', status });
      if (status === 'live') onLive();
    },
  });
}
