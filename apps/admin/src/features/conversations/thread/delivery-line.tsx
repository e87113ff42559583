import type { MessageDelivery } from '@chatty/contract/messages';
import { IconAlertCircle } from '@tabler/icons-react';
import { texts } from '#texts/conversation-thread.ts';
import classes from './message.module.css';

/** How far a message has come on the channel of a provider, by the provider's own report; why, where it failed. */
export const DeliveryLine = ({ delivery: { state, reason } }: { delivery: MessageDelivery }) =>
  state === 'failed' ? (
    <p className={classes.under} data-tone="bad">
      <IconAlertCircle size={13} aria-hidden /> {texts.notDelivered(reason)}
    </p>
  ) : (
    <p className={classes.under}>{texts.deliveries[state]}</p>
  );
