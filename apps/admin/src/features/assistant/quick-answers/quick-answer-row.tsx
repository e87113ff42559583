import type { SuggestionFAQ } from '@chatty/contract/settings/assistant/suggestion-faqs';
import { ActionIcon, Anchor, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { texts } from '#texts/quick-answers.ts';
import classes from './quick-answers.module.css';
import { leadsToOrder, linesOf, quickAnswerPath } from './suggestions.ts';

interface QuickAnswerRowProps {
  one: SuggestionFAQ;
  isFirst: boolean;
  isLast: boolean;
  /** No other one can be switched on. */
  isFull: boolean;
  change(part: Partial<SuggestionFAQ>): void;
  moveBy(places: 1 | -1): void;
  remove(): void;
}

/** A suggestion: whether it is on, what comes of it, and its place. */
export function QuickAnswerRow({ one, isFirst, isLast, isFull, change, moveBy, remove }: QuickAnswerRowProps) {
  const { question, answer, isActive, questionId } = one;
  return (
    <li className={classes.row} data-off={!isActive}>
      <Switch
        aria-label={texts.on(question)}
        checked={isActive}
        disabled={isFull && !isActive}
        onChange={(event) => change({ isActive: event.currentTarget.checked })}
      />
      <div className={classes.words}>
        <Anchor component={Link} to={quickAnswerPath(questionId)} dir="auto" size="sm" underline="always">
          {question}
        </Anchor>
        <p className={classes.answer} dir="auto">
          {answer !== '' ? linesOf(answer).join(' ') : leadsToOrder(one) ? texts.leadsToOrder : texts.noAnswer}
        </p>
      </div>
      <div className={classes.acts}>
        <ActionIcon aria-label={texts.up(question)} disabled={isFirst} onClick={() => moveBy(-1)}>
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon aria-label={texts.down(question)} disabled={isLast} onClick={() => moveBy(1)}>
          <IconArrowDown size={16} />
        </ActionIcon>
        <ActionIcon aria-label={texts.remove(question)} onClick={remove}>
          <IconX size={16} />
        </ActionIcon>
      </div>
    </li>
  );
}
