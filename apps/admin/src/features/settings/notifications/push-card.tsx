import { Alert, Switch, Text } from '@mantine/core';
import { Card } from '../../../ui/card.tsx';
import { isEmbedded } from '../../../ui/embedded/app-bridge.ts';
import { usePush } from './use-push.ts';

/** The switch for this browser alone; it works at once and is no part of the form. */
export function PushCard() {
  const { state, change } = usePush();
  const isOff = state === 'unsupported' || state === 'denied';
  return (
    <Card title="Push on this device">
      <Switch
        label="Show push messages on this device"
        description="For the topics above, also while Chatty is closed. Each device has its own switch."
        checked={change.isPending ? change.variables : state === 'on'}
        disabled={state === undefined || isOff || change.isPending}
        onChange={(it) => change.mutate(it.currentTarget.checked)}
      />
      <div role="status">
        {isOff && (
          <Alert color="gray" mt="sm" p="sm">
            <Text size="sm">{state === 'denied' ? deniedText() : unsupportedText()}</Text>
          </Alert>
        )}
      </div>
    </Card>
  );
}

const elsewhere =
  'Inside the Shopify admin no push messages can be switched on. Open Chatty in a tab of its own for that.';

const unsupportedText = () =>
  isEmbedded()
    ? elsewhere
    : 'This browser shows no push messages. On an iPhone or iPad, add Chatty to the home screen and open it there.';

const deniedText = () =>
  isEmbedded()
    ? elsewhere
    : 'Notifications are blocked for this site. To allow them, open the site’s settings beside the address (the lock or sliders icon), set Notifications to “Allow”, and come back to this tab.';
