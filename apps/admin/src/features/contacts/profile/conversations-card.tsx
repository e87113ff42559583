import type { ContactProfile } from '@chatty/contract/contacts';
import { Skeleton } from '@mantine/core';
import { texts } from '#texts/contact-history.ts';
import { ConversationItems } from '../../../people/contact/history/conversation-items.tsx';
import { LatestOnly } from '../../../people/contact/history/latest-only.tsx';
import { useConversationsOf } from '../../../people/contact/history/use-conversations-of.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from './contact-page.module.css';

/** What was talked about, the latest first, each a link to its thread. */
export function ConversationsCard({ contact }: { contact: ContactProfile }) {
  const { data, isError, error, refetch } = useConversationsOf(contact.id);
  return (
    <Card title={texts.conversations} padded={false}>
      {isError && !data && <ErrorState problem={error} retry={() => void refetch()} />}
      {!data && !isError && (
        <div className={classes.inCard} aria-busy="true">
          <Skeleton height={12} width="60%" />
        </div>
      )}
      {data?.length === 0 && <p className={classes.inCard}>{texts.none}</p>}
      {data && data.length > 0 && (
        <div className={classes.rows}>
          <ConversationItems conversations={data} />
          <LatestOnly read={data.length} all={contact.conversationCount} className={classes.inCard} />
        </div>
      )}
    </Card>
  );
}
