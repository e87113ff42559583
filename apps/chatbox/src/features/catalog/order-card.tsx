import type { OrderStatus } from '@chatty/contract/contacts';
import { safeHref } from '@chatty/prose/safe-href';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { useLocale } from '../../ui/locale.ts';
import { dayName, dayWord } from '../../ui/moments.ts';
import { moneyText } from '../../ui/money.ts';
import { texts } from '../../ui/texts.ts';

/** Where an order is, as one says it to whom it belongs. */
function stateOf(order: OrderStatus): string {
  if (order.cancelledAt) return texts.cancelled;
  if (order.deliveredAt) return texts.arrived;
  return texts.orderStates[order.fulfillmentStatus] ?? statusWords(order.fulfillmentStatus);
}

/** `PARTIALLY_FULFILLED` as a person would say it. */
function statusWords(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An order as the store tells it: what is in it, where it is, and when it arrives. */
export function OrderCard({ order }: { order: OrderStatus }): ReactNode {
  const locale = useLocale();
  const when = (at: string) => dayWord(at, locale);
  const arrival = order.deliveredAt
    ? texts.delivered(when(order.deliveredAt))
    : order.estimatedDeliveryAt && !order.cancelledAt
      ? texts.arrives(when(order.estimatedDeliveryAt))
      : null;
  return (
    <div className="card order" role="group" aria-label={texts.order(order.name)}>
      <p className="order-head">
        <strong>{texts.order(order.name)}</strong>
        <span className={order.cancelledAt ? 'status status-bad' : 'status'}>{stateOf(order)}</span>
      </p>
      <p className="faint">
        {texts.placed(when(order.placedAt))}
        {arrival && ` · ${arrival}`}
      </p>
      <ul className="order-lines">
        {order.lines.map((it, at) => (
          <li key={at}>
            {it.imageUrl ? (
              <img src={it.imageUrl} alt="" loading="lazy" width="36" height="36" />
            ) : (
              <Icon name="box" size={24} />
            )}
            <span className="order-line">
              {it.title}
              {it.variant && <span className="faint"> {it.variant}</span>}
            </span>
            <span>× {it.quantity}</span>
          </li>
        ))}
      </ul>
      <p className="order-total">
        <span>{texts.total}</span>
        <strong>{moneyText(order.total, locale)}</strong>
      </p>
      {order.events.length > 0 && (
        <ol className="order-events">
          {order.events.slice(0, 4).map((it, at) => (
            <li key={at}>
              <span>{it.message || statusWords(it.status)}</span>{' '}
              <span className="faint">{dayName(it.happenedAt, locale)}</span>
            </li>
          ))}
        </ol>
      )}
      {order.tracking.map((it, at) => {
        const href = it.url && safeHref(it.url);
        const words = [it.company, it.number].filter(Boolean).join(' ');
        return (
          <p key={at} className="order-tracking">
            {href ? (
              <a className="secondary" href={href} target="_blank" rel="noopener nofollow">
                {texts.track}
              </a>
            ) : null}
            <span className="faint">{words}</span>
          </p>
        );
      })}
    </div>
  );
}
