import { Alert, Anchor, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/theme-embed.ts';
import { api } from '../../connection/api.ts';
import { BlockedBanner } from '../../connection/theme-embed/blocked-banner.tsx';
import { showAnswered, useMe } from '../../people/me.tsx';
import { Card } from '../../ui/card.tsx';
import { isEmbedded } from '../../ui/embedded/app-bridge.ts';
import { Page } from '../../ui/page.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { toastDone, toastFailure } from '../../ui/toast.tsx';
import classes from './embed-page.module.css';

/** Whether the chatbox is in the store's theme, how to switch it on there, and where it shows then. */
export function EmbedPage() {
  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={{ to: '/widget', label: texts.back }} width="narrow">
      <BlockedBanner />
      <Stack gap="md">
        <ThemeCard />
        <StoreCard />
      </Stack>
    </Page>
  );
}

const icons = { on: IconCircleCheck, off: IconAlertTriangle, other_theme: IconAlertTriangle, unknown: IconHelpCircle };

function ThemeCard() {
  const { shop, themeEditorUrl } = useMe();
  const client = useQueryClient();
  const { state, theme, checkedAt, seenAt } = shop.themeEmbed;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => showAnswered(client, api('POST /shop/check-embed')),
  });
  // Whoever comes here wants to know how it is now; so does who comes back from the editor.
  useEffect(() => {
    mutate();
    const look = () => document.visibilityState === 'visible' && mutate();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [mutate]);
  const Icon = icons[state];
  const isOn = state === 'on';
  return (
    <Card>
      <Stack gap="sm">
        <p className={classes.state} data-state={state} role="status">
          <Icon size={22} aria-hidden />
          {state === 'unknown' && seenAt ? texts.seen : texts.states[state]}
        </p>
        {isError && <Alert color="red">{texts.failed}</Alert>}
        <Text size="sm" c="ink.6">
          {theme && <>{texts.theme(theme)}. </>}
          {seenAt ? <RelativeTime at={seenAt} say={texts.seenAt} /> : texts.neverSeen}
        </Text>
        {state === 'unknown' && <Text size="sm">{texts.unknownHint}</Text>}
        <Text size="sm">{isOn ? texts.keep : themeEditorUrl ? texts.turnOn : texts.byHand}</Text>
        <Group gap={8}>
          {themeEditorUrl && (
            <Button
              component="a"
              href={themeEditorUrl}
              target={isEmbedded() ? '_top' : '_blank'}
              rel="noreferrer"
              variant={isOn ? 'default' : 'filled'}
            >
              {texts.open}
            </Button>
          )}
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {isOn ? texts.checkAgain : texts.check}
          </Button>
          <Button component="a" href={shop.storefrontUrl} target="_blank" rel="noopener" variant="subtle">
            {texts.viewStore}
          </Button>
        </Group>
        {checkedAt && (
          <Text size="xs" c="ink.6">
            <RelativeTime at={checkedAt} say={texts.checkedAt} />
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function StoreCard() {
  const { shop } = useMe();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (enableChatbox: boolean) => showAnswered(client, api('POST /shop', { body: { enableChatbox } })),
    onSuccess: () => toastDone(),
    onError: (problem) => toastFailure(problem),
  });
  return (
    <Card title={texts.visible}>
      <Stack gap="md">
        <Switch
          label={texts.enableChatbox}
          description={texts.enableChatboxHint}
          checked={change.isPending ? change.variables : shop.enableChatbox}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
        />
        <div>
          <Text size="sm" fw={600}>
            {texts.places}
          </Text>
          <Text size="sm" c="ink.6">
            {texts.placesHint}{' '}
            <Anchor component={Link} to="/widget/advanced" underline="always" inherit>
              {texts.toPages}
            </Anchor>
          </Text>
        </div>
      </Stack>
    </Card>
  );
}
