import type { ContactProfile } from '@chatty/contract/contacts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/contacts.ts';
import { ordersQuery } from '../../../people/contact/contact-queries.ts';
import { Card } from '../../../ui/card.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { contactConversationsQuery } from '../contact-queries.ts';
import classes from './contact-page.module.css';
import { timelineOf } from './timeline.ts';

/** What happened with a contact, the latest first. */
export function TimelineCard({ contact }: { contact: ContactProfile }) {
  const conversations = useQuery(contactConversationsQuery(contact.id)).data ?? [];
  const orders = useQuery(ordersQuery(contact.id)).data ?? [];
  return (
    <Card title={texts.profile.timeline.title}>
      <ol className={classes.list}>
        {timelineOf(contact, conversations, orders).map(({ key, at, what, to }) => (
          <li key={key} className={classes.moment}>
            <span className={classes.what}>{to ? <Link to={to}>{what}</Link> : what}</span>
            <time dateTime={at} className={classes.when}>
              {dateAndTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
