import type { OrderStatus } from '@chatty/contract/contacts';
import { IconTruck } from '@tabler/icons-react';
import { texts } from '#texts/conversation-customer.ts';
import { texts as uiTexts } from '#texts/ui.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { money } from './money.ts';
import classes from '../contact.module.css';

/** The store's words for a state; one that we do not know is read as it is. */
const words = (state: string) => {
  const known = texts.orderStates[state];
  if (known) return known;
  const text = state.replaceAll('_', ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const toneOf = (state: string) => (/^(FULFILLED|PAID)$/.test(state) ? 'good' : 'warn');

/** An order as the store knows it: what, how much, where it is. */
export function OrderCard({ order }: { order: OrderStatus }) {
  return (
    <div className={classes.orderCard}>
      <p className={classes.orderTop}>
        <b>{order.name}</b>
        <span>{money(order.total)}</span>
      </p>
      {order.refundedTotal && <p className={classes.soft}>{texts.givenBack(money(order.refundedTotal))}</p>}
      <p className={classes.badges}>
        <Status text={words(order.financialStatus)} tone={toneOf(order.financialStatus)} />
        {order.cancelledAt ? (
          <Status text={texts.cancelled} tone="bad" />
        ) : (
          <Status
            text={order.deliveredAt ? texts.delivered : words(order.fulfillmentStatus)}
            tone={order.deliveredAt ? 'good' : toneOf(order.fulfillmentStatus)}
          />
        )}
        <span className={classes.soft}>
          <RelativeTime at={order.placedAt} />
        </span>
      </p>
      <ul className={classes.lines}>
        {order.lines.map((line, at) => (
          // The lines of an order have no id and do not move.
          <li key={at}>
            {line.quantity} × {line.title}
            {line.variant && <span className={classes.soft}> {line.variant}</span>}
          </li>
        ))}
      </ul>
      {order.tracking.map((parcel, at) => (
        // Parcels have no id and do not move.
        <p key={at} className={classes.tracking}>
          <IconTruck size={15} stroke={1.7} aria-hidden />
          {parcel.url ? (
            <a href={parcel.url} target="_blank" rel="noreferrer">
              {[parcel.company, parcel.number].filter(Boolean).join(' ') || texts.trackParcel}
            </a>
          ) : (
            <span>{[parcel.company, parcel.number].filter(Boolean).join(' ')}</span>
          )}
        </p>
      ))}
      {!order.deliveredAt && order.estimatedDeliveryAt && (
        <p className={classes.soft}>
          {texts.expected(
            new Date(order.estimatedDeliveryAt).toLocaleDateString(uiTexts.locale, { day: 'numeric', month: 'short' }),
          )}
        </p>
      )}
    </div>
  );
}

interface StatusProps {
  text: string;
  tone: 'good' | 'warn' | 'bad';
}

const Status = ({ text, tone }: StatusProps) => (
  <span className={classes.status} data-tone={tone}>
    {text}
  </span>
);
