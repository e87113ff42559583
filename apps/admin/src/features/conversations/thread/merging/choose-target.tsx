import type { MergeTarget, MergeTargets } from '@chatty/contract/conversation-merge';
import { Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/merge-conversations.ts';
import { takeFocus } from '../../../../ui/browser/take-focus.ts';
import { ConversationLines } from './conversation-lines.tsx';
import classes from './merging.module.css';

/** More are searched rather than read through. */
const fewEnoughToRead = 5;

interface ChooseTargetProps {
  /** What the team calls the visitor. */
  who: string;
  choices: MergeTargets;
  choose(into: MergeTarget): void;
}

/** The visitor’s other conversations, the latest first. */
export function ChooseTarget({ who, choices: { targets, others }, choose }: ChooseTargetProps) {
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const found = targets.filter((it) => it.preview.toLowerCase().includes(words));
  return (
    <Stack gap="sm" fz="sm" ref={takeFocus} tabIndex={-1} className={classes.step}>
      {targets.length > 0 && <p className={classes.plain}>{texts.choose}</p>}
      {targets.length > fewEnoughToRead && (
        <TextInput
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {found.length === 0 ? (
        <p className={classes.plain} role="status">
          {targets.length === 0 ? texts.empty(who) : texts.noMatch}
        </p>
      ) : (
        <ul className={classes.choices} aria-label={texts.list(who)}>
          {found.map((it) => (
            <li key={it.id}>
              <UnstyledButton className={classes.choice} onClick={() => choose(it)}>
                <ConversationLines conversation={it} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && <p className={classes.note}>{texts.others(others)}</p>}
    </Stack>
  );
}
