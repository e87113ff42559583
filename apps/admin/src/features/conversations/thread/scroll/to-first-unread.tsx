import type { Conversation } from '@chatty/contract/conversations';
import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { texts } from '#texts/conversation-thread.ts';
import { toastFailure } from '../../../../ui/toast.tsx';
import type { Piece } from '../../live/apply-event.ts';
import { readBackTo, threadKey } from '../thread-queries.ts';
import { firstUnread } from '../lay-out.ts';
import classes from '../thread.module.css';

interface ToFirstUnreadProps {
  /** How the conversation was when it was opened. */
  opened: Conversation;
  /** Where it stands; null while it lies before all that is held. */
  unreadFrom: number | null;
  onSeen(): void;
}

const look = { className: classes.toNew, variant: 'default', size: 'compact-sm' } as const;

/** Leads to the first message that was unread when the thread was opened, however far up it is. */
export function ToFirstUnread({ opened, unreadFrom, onSeen }: ToFirstUnreadProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const icon = <IconArrowUp size={14} />;
  if (unreadFrom !== null)
    return (
      <Button {...look} component={Link} to={{ search, hash: `#${unreadFrom}` }} leftSection={icon} onClick={onSeen}>
        {texts.firstUnread}
      </Button>
    );
  const { id, memberReadSeq } = opened;
  const readAndGo = async () => {
    setReading(true);
    try {
      await readBackTo(client, id, memberReadSeq + 1);
      const held = client.getQueryData<Piece>(threadKey(id));
      const first = firstUnread(held?.messages ?? [], memberReadSeq);
      if (first !== null) void navigate({ search, hash: `#${first}` });
      onSeen();
    } catch (problem) {
      setReading(false);
      toastFailure(problem, texts.failedEarlier);
    }
  };
  return (
    <Button {...look} leftSection={icon} loading={isReading} onClick={() => void readAndGo()}>
      {texts.firstUnread}
    </Button>
  );
}
