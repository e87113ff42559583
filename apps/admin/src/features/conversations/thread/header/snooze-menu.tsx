import type { Conversation } from '@chatty/contract/conversations';
import type { Snooze } from '@chatty/contract/snooze';
import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClockPause } from '@tabler/icons-react';
import { texts } from '#texts/conversation-thread.ts';
import { dateAndTime } from '../../../../ui/time/time.ts';
import { later } from '../../../../ui/later/later.ts';
import type { useActions } from '../../actions.ts';
import { momentsAhead } from '../../moments/moments-ahead.ts';
import classes from '../thread.module.css';
import { useHeaderMenu } from './header-menu.ts';

/** Asks for another moment, and for a reminder. */
export const snoozeDialog = later(() => import('../../moments/snooze-dialog.tsx'));

interface SnoozeMenuProps {
  conversation: Conversation;
  run: ReturnType<typeof useActions>['run'];
}

/** Until when the conversation is put off. */
export function SnoozeMenu({ conversation, run }: SnoozeMenuProps) {
  const { id } = conversation;
  const [opened, setOpened] = useHeaderMenu('snooze', id);
  const [picking, { open: pick, close }] = useDisclosure(false);
  const SnoozeDialog = snoozeDialog.use(picking)?.SnoozeDialog;
  return (
    <>
      <Menu position="bottom-end" width={270} opened={opened} onChange={setOpened}>
        <Menu.Target>
          <ActionIcon aria-label={texts.snooze}>
            <IconClockPause size={19} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <SnoozeItems onSnooze={(until) => run({ do: 'snooze', id, until })} onPick={pick} />
        </Menu.Dropdown>
      </Menu>
      {SnoozeDialog && (
        <SnoozeDialog
          opened={picking}
          conversation={conversation}
          onClose={close}
          onSnooze={(until, reminder) => run({ do: 'snooze', id, until, reminder })}
        />
      )}
    </>
  );
}

interface SnoozeItemsProps {
  onSnooze(until: Snooze): void;
  /** Another moment is wanted. */
  onPick(): void;
}

export function SnoozeItems({ onSnooze, onPick }: SnoozeItemsProps) {
  const words = texts.snoozeFor;
  return (
    <>
      <Menu.Label>{texts.snooze}</Menu.Label>
      {momentsAhead(new Date()).map(({ name, at }) => (
        <Menu.Item
          key={name}
          rightSection={<span className={classes.when}>{dateAndTime(at.toISOString())}</span>}
          onClick={() => onSnooze({ until: 'moment', at: at.toISOString() })}
        >
          {words[name]}
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => onSnooze({ until: 'opening' })}>{words.opening}</Menu.Item>
      <Menu.Item onClick={() => onSnooze({ until: 'reply' })}>{words.reply}</Menu.Item>
      <Menu.Item onClick={onPick}>{words.pick}</Menu.Item>
    </>
  );
}
