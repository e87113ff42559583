import type { ShownOrderTracking } from '@chatty/contract/settings/orders/order-tracking';
import { type ReactNode, useEffect, useRef } from 'react';
import { useChat } from '../../../app/use-chat.ts';
import { useDateFormat, useLocale } from '../../../ui/locale.ts';
import { clockTime, dayWord } from '../../../ui/moments.ts';
import { say } from '../../../ui/say.ts';
import { type Tracking, trackingOf } from '../tracking.ts';
import { AskForm } from './ask-form.tsx';
import { useCurrentOrder } from './keep-current.ts';
import { OrderItems } from './order-items.tsx';
import { OrderSteps } from './order-steps.tsx';
import { Parcels } from './parcels.tsx';
import { isTrouble, stateWords } from './state-words.ts';

type OrderStage = Extract<Tracking['stage'], { at: 'order' }>;

/** An order as it stands now: its state first, then its way, its parcels, and what is in it. */
export function OrderDetails({ stage, settings }: { stage: OrderStage; settings: ShownOrderTracking }): ReactNode {
  const chat = useChat();
  const locale = useLocale();
  const format = useDateFormat();
  const { order, claim, readAt, isOld } = stage;
  const head = useRef<HTMLHeadingElement>(null);
  useCurrentOrder(claim, readAt);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const day = (at: string) => dayWord(at, locale, format);
  const time = clockTime(new Date(readAt).toISOString(), locale);
  return (
    <>
      <section className="card track-block" aria-label={say('orderTrackingOrder', { name: order.name })}>
        <div className="order-head">
          <h3 ref={head} tabIndex={-1}>
            {say('orderTrackingOrder', { name: order.name })}
          </h3>
          <span className={isTrouble(order.state) ? 'status status-over' : 'status'} role="status">
            {stateWords(order.state, settings)}
          </span>
        </div>
        <p>
          {order.expectedAt && <strong>{say('orderTrackingArrives', { when: day(order.expectedAt) })} · </strong>}
          {say('orderTrackingPlaced', { when: day(order.placedAt) })}
        </p>
        <OrderSteps order={order} settings={settings} />
        <p className={isOld ? 'problem' : 'faint'}>
          {isOld ? say('orderTrackingNotUpdated', { time }) : say('orderTrackingAsOf', { time })}
        </p>
      </section>
      <Parcels order={order} settings={settings} />
      <OrderItems order={order} />
      <AskForm claim={claim} />
      <button type="button" className="secondary wide" onClick={() => trackingOf(chat).dispatch({ type: 'left' })}>
        {say('orderTrackingOther')}
      </button>
    </>
  );
}
