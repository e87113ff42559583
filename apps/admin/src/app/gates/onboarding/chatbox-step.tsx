import { Button, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { appBridge } from '../../../ui/embedded/app-bridge.ts';
import { useMe } from '../../me.tsx';
import { isBlockActive } from './is-block-active.ts';
import classes from './onboarding.module.css';

/** Leads to the theme editor with the chatbox ready to be switched on, and says whether it is on where that is known. */
export function ChatboxStep() {
  const { themeEditorUrl } = useMe();
  const bridge = appBridge();
  // Only the Shopify admin knows it. It is asked anew whenever the person comes back from the editor.
  const { data: active } = useQuery({
    queryKey: ['onboarding', 'embed'],
    queryFn: async () => (bridge ? isBlockActive(await bridge.app.extensions()) : null),
    enabled: bridge !== null,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
  });
  return (
    <>
      <p className={classes.text}>
        {themeEditorUrl
          ? 'The theme editor opens with the chatbox switched on. Press Save there, and visitors see it on every page.'
          : 'In the theme editor, open “App embeds”, switch Chatty on and press Save. Visitors see it on every page then.'}
      </p>
      <Group>
        {themeEditorUrl && (
          <Button
            component="a"
            href={themeEditorUrl}
            target={bridge ? '_top' : '_blank'}
            rel="noreferrer"
            variant="default"
          >
            Open the theme editor
          </Button>
        )}
        {active !== undefined && active !== null && (
          <span className={classes.state} data-good={active} role="status">
            {active && <IconCircleCheck size={18} aria-hidden />}
            {active ? 'The chatbox is on' : 'The chatbox is not on yet'}
          </span>
        )}
      </Group>
    </>
  );
}
