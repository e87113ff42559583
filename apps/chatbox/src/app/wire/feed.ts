import { type Live, openLive } from '@chatty/client/live';
import type { EventPayload, EventType, PassingPayload, PassingType } from '@chatty/contract/live';
import type { VisitorSession } from '@chatty/contract/boot';
import type { Chat } from '../chat.ts';
import type { ChatboxFeature } from '../feature.ts';

/** Opens the socket behind a session and hands what it says to the features. */
export function openFeed(
  chat: Chat,
  features: readonly ChatboxFeature[],
  { since }: Pick<VisitorSession, 'since'>,
): Live {
  const { store, token } = chat;
  const onEvent = <T extends EventType>({ type, payload }: { type: T; payload: EventPayload<T> }) => {
    for (const { liveEvents } of features) liveEvents?.[type]?.(chat, payload);
  };
  const onPassing = <T extends PassingType>({ type, payload }: { type: T; payload: PassingPayload<T> }) => {
    for (const { passingEvents } of features) passingEvents?.[type]?.(chat, payload);
  };
  return openLive({
    url: `${chat.config.origin.replace(/^http/, 'ws')}/realtime`,
    token,
    since,
    onEvent,
    onPassing,
    onReset() {
      for (const it of features) void it.onReset?.(chat).catch(() => {});
    },
    onStatus(status) {
      store.dispatch({ type: 'connection', status });
      for (const it of features) it.onStatus?.(chat, status);
    },
  });
}
