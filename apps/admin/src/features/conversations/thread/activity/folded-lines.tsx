import type { Message } from '@chatty/contract/messages';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { ActivityLine } from './activity-line.tsx';
import classes from '../message.module.css';

interface FoldedLinesProps {
  messages: readonly Message[];
  visitor: string;
  /** One of them was searched for. */
  found: boolean;
}

/** Grey lines that stand together, as one that opens. */
export function FoldedLines({ messages, visitor, found }: FoldedLinesProps) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const open = pressed ?? found;
  return (
    <>
      <p className={classes.activity}>
        <UnstyledButton className={classes.fold} aria-expanded={open} onClick={() => setPressed(!open)}>
          {open ? texts.hideChanges : texts.changes(messages.length)}
        </UnstyledButton>
      </p>
      {open && messages.map((message) => <ActivityLine key={message.id} message={message} visitor={visitor} />)}
    </>
  );
}
