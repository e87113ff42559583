import type { Parcel, TrackedOrder } from '@chatty/contract/orders';
import type { ShownOrderTracking } from '@chatty/contract/settings/orders/order-tracking';
import { safeHref } from '@chatty/prose/safe-href';
import type { ReactNode } from 'react';
import { useDateFormat, useLocale } from '../../../ui/locale.ts';
import { clockTime, dayName, dayWord } from '../../../ui/moments.ts';
import { say } from '../../../ui/say.ts';
import { stateWords } from './state-words.ts';

interface OneProps {
  parcel: Parcel;
  at: number;
  of: number;
  settings: ShownOrderTracking;
}

function OneParcel({ parcel, at, of, settings }: OneProps): ReactNode {
  const locale = useLocale();
  const format = useDateFormat();
  const { url, carrier, number, expectedAt, deliveredAt, events } = parcel;
  const href = url && safeHref(url);
  const expected = expectedAt && say('orderTrackingArrives', { when: dayWord(expectedAt, locale, format) });
  const when = deliveredAt ? say('orderTrackingDeliveredOn', { when: dayWord(deliveredAt, locale, format) }) : expected;
  return (
    <li className="track-parcel">
      <p className="order-head">
        <strong>
          {of > 1 ? say('orderTrackingParcel', { number: at + 1 }) : carrier || stateWords(parcel.state, settings)}
        </strong>
        <span className="status">{stateWords(parcel.state, settings)}</span>
      </p>
      {(carrier || number) && (
        <p className="faint">
          {of > 1 && carrier} <bdi>{number}</bdi>
        </p>
      )}
      {when && <p>{when}</p>}
      {href && (
        <a
          className="secondary"
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          referrerPolicy="no-referrer"
        >
          {say('orderTrackingTrack')}
        </a>
      )}
      {events.length > 0 && (
        <details>
          <summary>{say('orderTrackingUpdates')}</summary>
          <ul className="track-events">
            {events.map((event) => (
              <li key={`${event.at} ${event.message}`}>
                <bdi>{event.message || (event.state ? stateWords(event.state, settings) : '')}</bdi>
                <time className="faint" dateTime={event.at}>
                  {dayName(event.at, locale, format)}, {clockTime(event.at, locale)}
                </time>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Each parcel with who carries it, where it is followed, and when it comes; or that nothing was sent yet. */
export function Parcels({ order, settings }: { order: TrackedOrder; settings: ShownOrderTracking }): ReactNode {
  const { parcels, state } = order;
  if (parcels.length === 0 && !['ordered', 'confirmed'].includes(state)) return null;
  return (
    <section className="card track-block" aria-label={say('orderTrackingParcels')}>
      <h3>{say('orderTrackingParcels')}</h3>
      {parcels.length === 0 ? (
        <p className="faint">{say('orderTrackingNoParcels')}</p>
      ) : (
        <ul className="track-parcels">
          {parcels.map((parcel, at) => (
            <OneParcel key={`${parcel.number}${at}`} parcel={parcel} at={at} of={parcels.length} settings={settings} />
          ))}
        </ul>
      )}
    </section>
  );
}
