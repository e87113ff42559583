import type { Conversation, Priority } from '@chatty/contract/conversations';
import { ActionIcon, Menu } from '@mantine/core';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { texts } from '#texts/conversation-thread.ts';
import type { useActions } from '../../actions.ts';
import classes from '../thread.module.css';
import { useHeaderMenu } from './header-menu.ts';

interface PriorityMenuProps {
  conversation: Conversation;
  run: ReturnType<typeof useActions>['run'];
}

/** The most urgent first. */
export const levels = ['urgent', 'high', 'medium', 'low', 'none'] as const satisfies readonly Priority[];

/** How urgent the conversation is. */
export function PriorityMenu({ conversation: { id, priority }, run }: PriorityMenuProps) {
  const [opened, setOpened] = useHeaderMenu('priority', id);
  const Flag = priority === 'none' ? IconFlag : IconFlagFilled;
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <ActionIcon
          aria-label={texts.priorityIs(texts.priorities[priority])}
          className={classes.flag}
          data-level={priority}
        >
          <Flag size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <PriorityItems value={priority} onChoose={(level) => run({ do: 'priority', id, priority: level })} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface PriorityItemsProps {
  /** Null where several are meant that need not be the same. */
  value: Priority | null;
  onChoose(level: Priority): void;
}

export function PriorityItems({ value, onChoose }: PriorityItemsProps) {
  return (
    <Menu.RadioGroup
      value={value}
      onChange={(chosen) => {
        const level = levels.find((it) => it === chosen);
        if (level) onChoose(level);
      }}
    >
      {levels.map((level) => (
        <Menu.RadioItem key={level} value={level} closeMenuOnClick>
          {texts.priorities[level]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
