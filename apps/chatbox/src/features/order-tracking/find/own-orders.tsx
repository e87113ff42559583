import type { OrderGlance } from '@chatty/contract/orders';
import type { ShownOrderTracking } from '@chatty/contract/settings/orders/order-tracking';
import { type ReactNode, useEffect, useState } from 'react';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useDateFormat, useLocale } from '../../../ui/locale.ts';
import { dayWord } from '../../../ui/moments.ts';
import { say } from '../../../ui/say.ts';
import { failureWords } from './failure-words.ts';
import { findOrder } from './find-order.ts';
import { stateWords } from '../details/state-words.ts';

/** The latest orders of whom the store has signed in; nothing for anybody else. */
export function OwnOrders({ settings }: { settings: ShownOrderTracking }): ReactNode {
  const chat = useChat();
  const ready = useChatState((state) => state.session !== null);
  const locale = useLocale();
  const format = useDateFormat();
  const [orders, setOrders] = useState<readonly OrderGlance[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const isSignedIn = chat.config.customerId !== '' && !chat.linked;
  useEffect(() => {
    if (!ready || !isSignedIn) return;
    const controller = new AbortController();
    chat.api('GET /client/api/orders', { signal: controller.signal }).then(
      ({ data }) => setOrders(data),
      // The form below finds them all the same.
      () => {},
    );
    return () => controller.abort();
  }, [chat, ready, isSignedIn]);
  if (orders.length === 0) return null;
  const show = (number: string) => {
    setFailure(null);
    findOrder(chat, { number }).catch((problem: unknown) => setFailure(failureWords(problem)));
  };
  return (
    <section className="card track-own" aria-label={say('orderTrackingYours')}>
      <h3>{say('orderTrackingYours')}</h3>
      <ul>
        {orders.map((it) => (
          <li key={it.name}>
            <button type="button" className="track-row" onClick={() => show(it.name)}>
              {it.imageUrl ? (
                <img src={it.imageUrl} alt="" width="44" height="44" loading="lazy" />
              ) : (
                <Icon name="box" size={24} />
              )}
              <span className="track-words">
                <strong>{say('orderTrackingOrder', { name: it.name })}</strong>
                <span className="faint">
                  {say('orderTrackingPlaced', { when: dayWord(it.placedAt, locale, format) })}
                  {' · '}
                  {say('orderTrackingPieces', { count: it.pieces })}
                </span>
              </span>
              <span className="status">{stateWords(it.state, settings)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="problem" role="alert" hidden={failure === null}>
        {failure}
      </p>
    </section>
  );
}
