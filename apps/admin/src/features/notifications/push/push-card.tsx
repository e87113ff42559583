import { texts } from '#texts/notifications.ts';
import { Card } from '../../../ui/card.tsx';
import { PushSwitch } from './push-switch.tsx';

/** Push messages on this device. */
export const PushCard = () => (
  <Card title={texts.push.title}>
    <PushSwitch />
  </Card>
);
