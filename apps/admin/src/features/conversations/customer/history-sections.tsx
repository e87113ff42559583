import type { ContactProfile } from '@chatty/contract/contacts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { texts } from '#texts/contact-history.ts';
import { useHasAdminPages } from '../../../navigation/has-admin-pages.ts';
import { notesQuery, ordersQuery } from '../../../people/contact/contact-queries.ts';
import classes from '../../../people/contact/contact.module.css';
import { ConversationItems } from '../../../people/contact/history/conversation-items.tsx';
import { LatestOnly } from '../../../people/contact/history/latest-only.tsx';
import { timelineOf } from '../../../people/contact/history/timeline.ts';
import { TimelineItems } from '../../../people/contact/history/timeline-items.tsx';
import { useConversationsOf } from '../../../people/contact/history/use-conversations-of.ts';
import { Section } from '../../../people/contact/section.tsx';

const fewConversations = 3;
const fewMoments = 5;

/** What else was talked about with a contact, and what happened with them, the latest first. */
export function HistorySections({ contact, conversationId }: { contact: ContactProfile; conversationId: string }) {
  const query = useLocation().search;
  const { data, isError, refetch } = useConversationsOf(contact.id);
  const orders = useQuery(ordersQuery(contact.id)).data ?? [];
  const notes = useQuery(notesQuery(contact.id)).data ?? [];
  const others = data?.filter((it) => it.id !== conversationId);
  return (
    <>
      <Section title={texts.others}>
        {!others && !isError && (
          <div aria-busy="true">
            <span className="visually-hidden" role="status">
              {texts.loading}
            </span>
            <Skeleton height={12} aria-hidden />
          </div>
        )}
        {!others && isError && (
          <p className={classes.soft} role="alert">
            {texts.failed}{' '}
            <button type="button" className={classes.link} onClick={() => void refetch()}>
              {texts.tryAgain}
            </button>
          </p>
        )}
        {others?.length === 0 && <p className={classes.soft}>{texts.first}</p>}
        {others && others.length > 0 && (
          <Few all={others} few={fewConversations} contactId={contact.id} more={texts.showAll(others.length)}>
            {(shown) => <ConversationItems conversations={shown} query={query} />}
          </Few>
        )}
        {data && <LatestOnly read={data.length} all={contact.conversationCount} className={classes.soft} />}
      </Section>
      {data && (
        <Section title={texts.timeline.title}>
          <Few
            all={timelineOf(contact, data, orders, notes)}
            few={fewMoments}
            contactId={contact.id}
            more={texts.showWholeTimeline}
          >
            {(shown) => <TimelineItems moments={shown} query={query} />}
          </Few>
        </Section>
      )}
    </>
  );
}

interface FewProps<Item> {
  all: readonly Item[];
  few: number;
  contactId: string;
  more: string;
  children(shown: readonly Item[]): ReactNode;
}

/** The first few of many. All of them stand on the contact's page; here for those who have no such page. */
function Few<Item>({ all, few, contactId, more, children }: FewProps<Item>) {
  const hasPage = useHasAdminPages();
  const [showsAll, setShowsAll] = useState(false);
  const isMore = all.length > few && !showsAll;
  return (
    <>
      {children(isMore ? all.slice(0, few) : all)}
      {isMore && hasPage && (
        <Link to={`/contacts/${contactId}`} className={classes.profileLink}>
          {more}
        </Link>
      )}
      {isMore && !hasPage && (
        <button type="button" className={classes.link} onClick={() => setShowsAll(true)}>
          {more}
        </button>
      )}
    </>
  );
}
