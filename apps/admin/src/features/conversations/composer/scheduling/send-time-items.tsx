import { Menu } from '@mantine/core';
import { texts } from '#texts/scheduling.ts';
import { dateAndTime } from '../../../../ui/time/time.ts';
import { sendTimes } from '../../moments/moments-ahead.ts';
import classes from '../../thread/thread.module.css';

/** How another moment to send at is asked for. */
export const sendLaterWords = { title: texts.sendLater, field: texts.sendAt };

interface SendTimeItemsProps {
  onChoose(at: Date): void;
  /** Another moment is wanted. */
  onPick(): void;
}

/** When a reply is to be sent. */
export const SendTimeItems = ({ onChoose, onPick }: SendTimeItemsProps) => (
  <>
    {sendTimes(new Date()).map(({ name, at }) => (
      <Menu.Item
        key={name}
        rightSection={<span className={classes.when}>{dateAndTime(at.toISOString())}</span>}
        onClick={() => onChoose(at)}
      >
        {texts.at[name]}
      </Menu.Item>
    ))}
    <Menu.Item onClick={onPick}>{texts.pick}</Menu.Item>
  </>
);
