import { Anchor, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { texts as quickTexts } from '#texts/quick-answers.ts';
import { saveSettings, settingsQuery } from '../../../connection/shop-settings/settings-query.ts';
import { useMe } from '../../../people/me.tsx';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import { quickAnswersPath } from '../quick-answers/suggestions.ts';
import classes from './area.module.css';

const words = texts.killSwitch;
const field = 'isEnableAIAssistant';

/** Whether the assistant answers visitors, and one press that stops it everywhere at once, or starts it again. */
export function AssistantSwitch({ isThere }: { /** Its quick answers are on the page. */ isThere: boolean }) {
  const client = useQueryClient();
  const mayChange = useMe().member.role === 'admin';
  const { data: settings } = useQuery(settingsQuery);
  const [asks, setAsks] = useState(false);
  const { mutate, mutateAsync, isPending } = useMutation({
    meta: { failure: words.failed },
    mutationFn: (isOn: boolean) => saveSettings(client, settings?.id ?? '', { [field]: isOn }, { [field]: !isOn }),
    onSuccess: (_, isOn) =>
      toastDone(isOn ? words.started : words.stopped, { label: texts.undo, run: () => mutate(!isOn) }),
  });
  if (!settings) return null;
  const isOn = settings[field];
  return (
    <Group className={classes.killSwitch} gap={10}>
      <Text size="sm" role="status" className={classes.killState} data-on={isOn}>
        {isOn ? words.on : words.off}
      </Text>
      {!isOn && !isThere && (
        <Anchor component={Link} to={quickAnswersPath} size="sm" underline="always">
          {quickTexts.whileOff}
        </Anchor>
      )}
      {mayChange && (
        <Button variant="default" size="xs" loading={isPending} onClick={() => (isOn ? setAsks(true) : mutate(true))}>
          {isOn ? words.stop : words.start}
        </Button>
      )}
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={words.title}
        action={words.stop}
        danger
        confirm={() => mutateAsync(false)}
      >
        <Text size="sm">{words.text}</Text>
      </ConfirmDialog>
    </Group>
  );
}
