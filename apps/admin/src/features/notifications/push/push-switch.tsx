import { Alert, Switch, Text } from '@mantine/core';
import { texts } from '#texts/notifications.ts';
import { isEmbedded } from '../../../ui/embedded/app-bridge.ts';
import { usePush } from './use-push.ts';

/** The switch for this browser alone; it works at once and is no part of a form. */
export function PushSwitch() {
  const { state, change } = usePush();
  const isOff = state === 'unsupported' || state === 'denied';
  const why = isEmbedded() ? texts.push.embedded : state === 'denied' ? texts.push.denied : texts.push.unsupported;
  return (
    <div>
      <Switch
        label={texts.push.label}
        description={texts.push.description}
        checked={change.isPending ? change.variables : state === 'on'}
        disabled={state === undefined || isOff || change.isPending}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      <div role="status">
        {isOff && (
          <Alert color="gray" mt="sm" p="sm">
            <Text size="sm">{why}</Text>
          </Alert>
        )}
      </div>
    </div>
  );
}
