import { type CarriedOrder, labelsOf } from '@chatty/contract/settings/orders/order-labels';
import { type OrderWords, wordsOfState } from '@chatty/contract/settings/orders/order-words';
import { stateOfStatus } from '@chatty/contract/settings/orders/parcel-status';
import { safeHref } from '@chatty/prose/safe-href';
import { type ReactNode, useId, useState } from 'react';
import type { PartProps } from '../../app/slots.ts';
import { useChatState } from '../../app/use-chat.ts';
import { Icon } from '../../ui/icons.tsx';
import { useDateFormat, useLocale } from '../../ui/locale.ts';
import { dayName, dayWord } from '../../ui/moments.ts';
import { moneyText } from '../../ui/money.ts';
import { say } from '../../ui/say.ts';
import { ordersOf } from './orders-of.ts';

export { default as style } from '../../ui/orders.css?inline';

const none: OrderWords = {};
/** What the merchant calls the states of orders, in the visitor's language. */
const useOrderWords = (): OrderWords => useChatState((state) => state.session?.widget.orderTrackingSettings ?? none);

function Labels({ order }: { order: CarriedOrder }): ReactNode {
  const own = useOrderWords();
  return (
    <span className="order-states">
      {labelsOf(order, own, say).map((label) => (
        <span key={label.state} className={label.over ? 'status status-over' : 'status'}>
          {label.words}
        </span>
      ))}
    </span>
  );
}

/** What it cost; and what of it was given back. */
function Totals({ order }: { order: CarriedOrder }): ReactNode {
  const locale = useLocale();
  const { refundedTotal } = order;
  const back = refundedTotal && Number(refundedTotal.amount) > 0 ? refundedTotal : null;
  return (
    <>
      <p className="order-total">
        <span>{say('orderTrackingTotal')}</span>
        <strong>{moneyText(order.total, locale)}</strong>
      </p>
      {back && (
        <p className="order-back">
          <span>{say('orderTrackingRefundedTotal')}</span>
          <strong>{moneyText(back, locale)}</strong>
        </p>
      )}
    </>
  );
}

function Tracking({ order }: { order: CarriedOrder }): ReactNode {
  return order.tracking.map((parcel, at) => {
    const href = parcel.url && safeHref(parcel.url);
    const words = [parcel.company, parcel.number].filter(Boolean).join(' ');
    return (
      <p key={at} className="order-tracking">
        {href ? (
          <a className="secondary" href={href} target="_blank" rel="noopener nofollow">
            {say('orderTrackingTrack')}
          </a>
        ) : null}
        <bdi className="faint">{words}</bdi>
      </p>
    );
  });
}

/** What the carriers told, latest first: in their own words, else in those for the state that they name. */
function Events({ order }: { order: CarriedOrder }): ReactNode {
  const locale = useLocale();
  const format = useDateFormat();
  const own = useOrderWords();
  const told = order.events.flatMap(({ status, message, happenedAt }) => {
    const state = stateOfStatus(status);
    const words = message || (state && wordsOfState(state, own, say));
    return words ? [{ words, happenedAt }] : [];
  });
  if (told.length === 0) return null;
  return (
    <ol className="order-events">
      {told.slice(0, 4).map((event, at) => (
        <li key={at}>
          <bdi>{event.words}</bdi> <span className="faint">{dayName(event.happenedAt, locale, format)}</span>
        </li>
      ))}
    </ol>
  );
}

function Details({ order }: { order: CarriedOrder }): ReactNode {
  return (
    <>
      <ul className="order-lines">
        {order.lines.map((line, at) => (
          <li key={at}>
            {line.imageUrl ? (
              <img src={line.imageUrl} alt="" loading="lazy" width="36" height="36" />
            ) : (
              <Icon name="box" size={24} />
            )}
            <span className="order-line" dir="auto">
              {line.title}
              {line.variant && <span className="faint"> {line.variant}</span>}
            </span>
            <span>× {line.quantity}</span>
          </li>
        ))}
      </ul>
      <Totals order={order} />
      <Events order={order} />
      <Tracking order={order} />
    </>
  );
}

/** An order as the store tells it: how it stands, what is in it, and when it arrives. A folded one opens by a tap. */
function OrderCard({ order, folded }: { order: CarriedOrder; folded: boolean }): ReactNode {
  const locale = useLocale();
  const format = useDateFormat();
  const id = useId();
  const [open, setOpen] = useState(!folded);
  const when = (at: string) => dayWord(at, locale, format);
  const arrival = order.deliveredAt
    ? say('orderTrackingDeliveredOn', { when: when(order.deliveredAt) })
    : order.estimatedDeliveryAt && !order.cancelledAt
      ? say('orderTrackingArrives', { when: when(order.estimatedDeliveryAt) })
      : null;
  const head = (
    <>
      <span className="order-head">
        <strong>{say('orderTrackingOrder', { name: order.name })}</strong>
        <Labels order={order} />
      </span>
      <span className="faint">
        {say('orderTrackingPlaced', { when: when(order.placedAt) })}
        {arrival && ` · ${arrival}`}
      </span>
    </>
  );
  return (
    <div className="card order" role="group" aria-label={say('orderTrackingOrder', { name: order.name })}>
      {folded ? (
        <button
          type="button"
          className="order-fold"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className="order-words">{head}</span>
          <Icon name="down" size={16} />
        </button>
      ) : (
        <p className="order-words">{head}</p>
      )}
      <div id={id} className="order-details" hidden={!open}>
        {open && <Details order={order} />}
      </div>
    </div>
  );
}

/** The orders of a message where the first of them stands, the latest whole and the others folded. */
export function OrderPart({ part, message }: PartProps<'order'>): ReactNode {
  if (message.parts.find((it) => it.type === 'order') !== part) return null;
  return ordersOf(message).map((it, at) => <OrderCard key={it.id} order={it} folded={at > 0} />);
}
