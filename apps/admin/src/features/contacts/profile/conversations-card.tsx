import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/contacts.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { contactConversationsQuery } from '../contact-queries.ts';
import classes from './contact-page.module.css';

/** What was talked about, the latest first, each a link to its thread. */
export function ConversationsCard({ contactId }: { contactId: string }) {
  const { data, isError, error, refetch } = useQuery(contactConversationsQuery(contactId));
  return (
    <Card title={texts.profile.conversations} padded={false}>
      {isError && !data && <ErrorState problem={error} retry={() => void refetch()} />}
      {!data && !isError && (
        <div className={classes.conversation} aria-busy="true">
          <Skeleton height={12} width="60%" />
        </div>
      )}
      {data?.length === 0 && (
        <p className={classes.conversation}>
          <span className={classes.soft}>{texts.profile.noConversations}</span>
        </p>
      )}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((it) => (
            <li key={it.id} className={classes.conversation}>
              <Link to={`/inbox/${it.id}`} dir="auto">
                {it.preview || texts.profile.conversation}
              </Link>
              <Tag tone={it.status === 'open' ? 'good' : 'plain'}>{texts.profile.statuses[it.status]}</Tag>
              <RelativeTime at={it.lastMessageAt} className={classes.when} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
