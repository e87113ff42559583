import type { ContactProfile } from '@chatty/contract/contacts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/contact-history.ts';
import { notesQuery, ordersQuery } from '../../../people/contact/contact-queries.ts';
import { conversationsOfQuery } from '../../../people/contact/history/conversations-of.ts';
import { timelineOf } from '../../../people/contact/history/timeline.ts';
import { TimelineItems } from '../../../people/contact/history/timeline-items.tsx';
import { Card } from '../../../ui/card.tsx';
import { newsletterQuery } from '../contact-queries.ts';

/** What happened with a contact, the latest first. */
export function TimelineCard({ contact }: { contact: ContactProfile }) {
  const conversations = useQuery(conversationsOfQuery(contact.id));
  const orders = useQuery(ordersQuery(contact.id));
  const notes = useQuery(notesQuery(contact.id));
  const consents = useQuery(newsletterQuery(contact.id));
  // What could not be read says so in its own card.
  const isLoading = conversations.isPending || orders.isPending || notes.isPending || consents.isPending;
  return (
    <Card title={texts.timeline.title}>
      {isLoading ? (
        <div aria-busy="true">
          <span className="visually-hidden" role="status">
            {texts.timeline.loading}
          </span>
          {[60, 80, 40].map((width) => (
            <Skeleton key={width} height={12} width={`${width}%`} mb={12} aria-hidden />
          ))}
        </div>
      ) : (
        <TimelineItems
          moments={timelineOf(
            contact,
            conversations.data ?? [],
            orders.data ?? [],
            notes.data ?? [],
            consents.data ?? [],
          )}
        />
      )}
    </Card>
  );
}
