import { Button, Group } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/onboarding.ts';
import { isEmbedded } from '../../ui/embedded/app-bridge.ts';
import { useMe } from '../../people/me.tsx';
import classes from './onboarding.module.css';
import { chatboxEmbedQuery } from './set-up.ts';

/** Leads to the theme editor with the chatbox ready to be switched on, and says whether it is on where that is known. */
export function ChatboxStep() {
  const { themeEditorUrl, shop } = useMe();
  const embed = useQuery(chatboxEmbedQuery);
  const words = texts.chatbox;
  return (
    <>
      <p className={classes.text}>{themeEditorUrl ? words.text : words.textByHand}</p>
      <p className={classes.check} data-good={embed.data === true} role="status">
        {embed.data === true ? <IconCircleCheck size={18} aria-hidden /> : <IconCircleDashed size={18} aria-hidden />}
        {embed.isError && words.failed}
        {embed.data === true && words.on}
        {embed.data === false && words.off}
        {embed.data === null && words.unknown}
      </p>
      <Group gap={8}>
        {themeEditorUrl && (
          <Button
            component="a"
            href={themeEditorUrl}
            target={isEmbedded() ? '_top' : '_blank'}
            rel="noreferrer"
            variant={embed.data === true ? 'default' : 'filled'}
          >
            {words.open}
          </Button>
        )}
        {isEmbedded() ? (
          <Button variant="default" loading={embed.isFetching} onClick={() => void embed.refetch()}>
            {words.check}
          </Button>
        ) : (
          <Button component="a" href={shop.shopAdminUrl} target="_blank" rel="noreferrer" variant="default">
            {words.openAdmin}
          </Button>
        )}
      </Group>
    </>
  );
}
