import type { MergeTarget } from '@chatty/contract/conversation-merge';
import { texts as states } from '#texts/contact-history.ts';
import { texts } from '#texts/merge-conversations.ts';
import { RelativeTime } from '../../../../ui/time/relative-time.tsx';
import classes from './merging.module.css';

/** By what a conversation is told from another one: its last words, how much was said, how it stands, and when. */
export function ConversationLines({ conversation }: { conversation: MergeTarget }) {
  const { preview, status, messageCount, lastMessageAt } = conversation;
  return (
    <>
      <span className={classes.words} dir="auto">
        {preview || texts.noWords}
      </span>
      <span className={classes.soft}>
        {texts.messages(messageCount)} · {states.statuses[status]} · <RelativeTime at={lastMessageAt} />
      </span>
    </>
  );
}
