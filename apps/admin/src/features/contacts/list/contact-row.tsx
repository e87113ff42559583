import type { ListedContact } from '@chatty/contract/contact-list';
import { memo } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/contacts.ts';
import { callOf } from '@chatty/contract/visitor-name';
import { Avatar } from '../../../ui/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Column } from './columns.tsx';
import classes from './contact-list.module.css';
import { ContactCheck } from '../selection/contact-check.tsx';
import { RowMenu } from './row-menu.tsx';

const { list } = texts;

interface ContactRowProps {
  contact: ListedContact;
  columns: readonly Column[];
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
        const shown = column.show(contact);
        return (
          <span
            role="cell"
            key={column.key}
            className={classes.cell}
            data-empty={!shown}
            title={typeof shown === 'string' ? shown : undefined}
          >
            <span className={classes.label} aria-hidden>
              {column.name}
            </span>
            {shown || list.nowhere}
          </span>
        );
      })}
      <RowMenu contact={contact} />
    </>
  );
});
