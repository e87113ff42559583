import { ActionIcon, Loader, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { failureText } from '../../../../ui/toast.tsx';
import { Explained } from '../../../../people/messages/explained.tsx';
import { decisionsQuery } from '../thread-queries.ts';
import classes from './decision.module.css';

interface DecisionButtonProps {
  conversationId: string;
  messageId: string;
}

/** Why the assistant said this: what it found, what it did, what the validator made of it, and what it cost. */
export function DecisionButton({ conversationId, messageId }: DecisionButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="left-start"
      width={380}
      trapFocus
      returnFocus
      withArrow
      shadow="md"
      withRoles
    >
      <Popover.Target>
        <ActionIcon size="sm" aria-label={texts.why} title={texts.why} onClick={() => setOpen((open) => !open)}>
          <IconInfoCircle size={16} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={texts.why}>
        {open && <Why conversationId={conversationId} messageId={messageId} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Why({ conversationId, messageId }: DecisionButtonProps) {
  const { data, isPending, error } = useQuery(decisionsQuery(conversationId));
  if (isPending) return <Loader size="xs" color="ink.4" aria-label={texts.loading} />;
  if (error) return <Text size="sm">{failureText(error)}</Text>;
  const found = data.find((decision) => decision.messageId === messageId);
  if (!found) return <Text size="sm">{texts.noRecord}</Text>;
  return (
    // A scrolling region must be reachable by keyboard.
    <div className={classes.scroller} tabIndex={0}>
      <Explained decision={found} />
    </div>
  );
}
