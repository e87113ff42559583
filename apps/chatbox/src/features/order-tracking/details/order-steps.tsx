import type { TrackedOrder } from '@chatty/contract/orders';
import type { ShownOrderTracking } from '@chatty/contract/settings/orders/order-tracking';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { useDateFormat, useLocale } from '../../../ui/locale.ts';
import { clockTime, dayName } from '../../../ui/moments.ts';
import { say } from '../../../ui/say.ts';
import { isTrouble, stateWords } from './state-words.ts';

/** The way of an order: what was done, each with its time, and what is still to come. */
export function OrderSteps({ order, settings }: { order: TrackedOrder; settings: ShownOrderTracking }): ReactNode {
  const locale = useLocale();
  const format = useDateFormat();
  return (
    <ol className="track-steps" aria-label={say('orderTrackingSteps')}>
      {order.steps.map(({ state, at, isDone }) => (
        <li
          key={state}
          className={isDone ? 'track-done' : 'track-open'}
          data-trouble={isTrouble(state)}
          aria-current={state === order.state ? 'step' : undefined}
        >
          <span className="track-sign">{isDone && <Icon name={isTrouble(state) ? 'alert' : 'check'} size={14} />}</span>
          <span className="track-words">
            <span>
              {stateWords(state, settings)}
              {!isDone && <span className="unseen"> {say('orderTrackingNext')}</span>}
            </span>
            {at && (
              <time className="faint" dateTime={at}>
                {dayName(at, locale, format)}, {clockTime(at, locale)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
