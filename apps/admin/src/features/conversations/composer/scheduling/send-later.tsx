import { Menu } from '@mantine/core';
import { texts } from '#texts/scheduling.ts';
import { useWhatFollows } from '../../../../connection/shortcuts/what-follows.ts';
import classes from '../composer.module.css';
import { useAfterwards } from '../drafts.ts';
import { SendTimeItems } from './send-time-items.tsx';

interface SendLaterProps {
  conversationId: string;
  ready: boolean;
  unlessReply: boolean;
  onUnlessReply(on: boolean): void;
  onChoose(at: Date): void;
  onPick(): void;
}

/** When the reply is to leave, if not now. */
export function SendLater({ conversationId, ready, unlessReply, onUnlessReply, onChoose, onPick }: SendLaterProps) {
  const afterwards = useAfterwards(conversationId, 'reply');
  const hasFollowing = useWhatFollows({ actions: [], ...afterwards, ...afterwards?.marks }).length > 0;
  return (
    <>
      <Menu.Label>{texts.sendLater}</Menu.Label>
      {ready && !hasFollowing ? (
        <>
          <SendTimeItems onChoose={onChoose} onPick={onPick} />
          <Menu.CheckboxItem closeMenuOnClick={false} checked={unlessReply} onChange={onUnlessReply}>
            {texts.unlessReply}
          </Menu.CheckboxItem>
        </>
      ) : (
        <p className={classes.menuHint}>{hasFollowing ? texts.notWithActions : texts.writeFirst}</p>
      )}
      <Menu.Divider />
    </>
  );
}
