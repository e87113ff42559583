import type { ContactProfile } from '@chatty/contract/contacts';
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
  const conversations = useQuery(conversationsOfQuery(contact.id)).data ?? [];
  const orders = useQuery(ordersQuery(contact.id)).data ?? [];
  const notes = useQuery(notesQuery(contact.id)).data ?? [];
  const consents = useQuery(newsletterQuery(contact.id)).data ?? [];
  return (
    <Card title={texts.timeline.title}>
      <TimelineItems moments={timelineOf(contact, conversations, orders, notes, consents)} />
    </Card>
  );
}
