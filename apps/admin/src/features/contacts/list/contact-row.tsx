import type { ContactColumn, ListedContact } from '@chatty/contract/contact-list';
import { neverSeen } from '@chatty/contract/contacts';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/contacts.ts';
import { callOf } from '@chatty/contract/visitor-name';
import { TagChips } from '../../../people/tags/tag-chips.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { languageOf } from './contact-filters.tsx';
import classes from './contact-list.module.css';
import { ContactCheck } from '../selection/contact-check.tsx';
import { RowMenu } from './row-menu.tsx';

const { list, filters } = texts;

const kindOf = ({ customerId, email }: ListedContact) =>
  customerId !== null ? 'customer' : email !== null ? 'lead' : 'anonymous';

/** What a column shows of a contact; null where there is nothing to show. */
const cells: Record<ContactColumn, (contact: ListedContact) => ReactNode> = {
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  kind: (contact) => list.kinds[kindOf(contact)],
  tags: ({ tagIds }) => tagIds.length > 0 && <TagChips tagIds={tagIds} most={2} />,
  place: ({ online, place }) => online && place && <span title={place.url}>{place.title || place.url}</span>,
  locale: ({ locale }) => languageOf(locale),
  subscribed: ({ subscribedAt }) => subscribedAt && list.subscribed,
  lastSeen: ({ online, lastSeenAt }) =>
    online ? (
      <span className={classes.online}>{list.online}</span>
    ) : lastSeenAt === neverSeen ? (
      list.never
    ) : (
      <RelativeTime at={lastSeenAt} />
    ),
  created: ({ createdAt }) => <RelativeTime at={createdAt} />,
};

interface ContactRowProps {
  contact: ListedContact;
  columns: readonly ContactColumn[];
}

/** The cells of one contact, the name first. */
export const ContactRow = memo(function ContactRow({ contact, columns }: ContactRowProps) {
  const { name, hue } = callOf(contact);
  return (
    <>
      <ContactCheck contact={contact} />
      <span role="cell" className={classes.who}>
        <Avatar name={name} hue={hue} size={32} {...(contact.online ? { mark: 'online' } : {})} />
        <Link to={`/contacts/${contact.id}`} className={classes.name} dir="auto">
          {name}
        </Link>
        {contact.blockedAt && <Tag tone="warn">{list.blocked}</Tag>}
      </span>
      {columns.map((column) => {
        const shown = cells[column](contact);
        return (
          <span role="cell" key={column} className={classes.cell} data-empty={!shown}>
            <span className={classes.label} aria-hidden>
              {filters.columnNames[column]}
            </span>
            {shown || list.nowhere}
          </span>
        );
      })}
      <RowMenu contact={contact} />
    </>
  );
});
