import type { Message } from '@chatty/contract/messages';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { texts } from '#texts/conversation-thread.ts';
import { LaterMenu } from '../../../../ui/later/later-menu.tsx';
import { later } from '../../../../ui/later/later.ts';
import classes from '../message.module.css';

const items = later(async () => ({ Items: (await import('./message-items.tsx')).MessageItems }));

/** What can be done with one message. The button shows where the pointer or the keyboard is. */
export function MessageActions({ message }: { message: Message }) {
  return (
    <LaterMenu
      position="bottom-end"
      target={
        <ActionIcon size="sm" className={classes.actions} aria-label={texts.messageActions}>
          <IconDots size={16} stroke={1.7} />
        </ActionIcon>
      }
      items={items}
      of={{ message }}
    />
  );
}
