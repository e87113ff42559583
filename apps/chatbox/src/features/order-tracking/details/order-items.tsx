import type { TrackedOrder } from '@chatty/contract/orders';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { moneyText } from '../../../ui/money.ts';
import { say } from '../../../ui/say.ts';

/** What was ordered, what it cost, and where it goes. */
export function OrderItems({ order }: { order: TrackedOrder }): ReactNode {
  const locale = useLocale();
  const { refundedTotal: back, shipTo } = order;
  return (
    <section className="card track-block" aria-label={say('orderTrackingItems')}>
      <h3>{say('orderTrackingItems')}</h3>
      <ul className="order-lines">
        {order.lines.map((line, at) => (
          <li key={at}>
            {line.imageUrl ? (
              <img src={line.imageUrl} alt="" loading="lazy" width="44" height="44" />
            ) : (
              <Icon name="box" size={24} />
            )}
            <span className="order-line" dir="auto">
              {line.title}
              {line.variant && <span className="faint"> {line.variant}</span>}
            </span>
            <span>{say('orderTrackingTimes', { count: line.quantity })}</span>
          </li>
        ))}
      </ul>
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
      {shipTo && (
        <p className="track-to">
          <span className="faint">{say('orderTrackingShipTo')}</span> <bdi>{shipTo}</bdi>
        </p>
      )}
    </section>
  );
}
