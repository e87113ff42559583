import type { ContactConversation } from '@chatty/contract/conversations';
import { Link } from 'react-router';
import { texts } from '#texts/contact-history.ts';
import { Tag } from '../../../ui/tag.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './history.module.css';

interface ConversationItemsProps {
  conversations: readonly ContactConversation[];
  /** The list beside which they open. */
  query?: string;
}

/** Conversations of a contact, each a link to its thread: what was said last, its state, and when that was. */
export const ConversationItems = ({ conversations, query = '' }: ConversationItemsProps) => (
  <ul className={classes.list}>
    {conversations.map((it) => (
      <li key={it.id} className={classes.conversation}>
        <Link to={`/inbox/${it.id}${query}`} dir="auto">
          {it.preview || texts.conversation}
        </Link>
        <Tag tone={it.status === 'open' ? 'good' : 'plain'}>{texts.statuses[it.status]}</Tag>
        <RelativeTime at={it.lastMessageAt} className={classes.when} />
      </li>
    ))}
  </ul>
);
