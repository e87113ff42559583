import { type ContactProfile, neverSeen } from '@chatty/contract/contacts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { texts } from '#texts/contacts.ts';
import { texts as customerTexts } from '#texts/conversation-customer.ts';
import { LeadTo } from '../../../navigation/lead-to.tsx';
import { NotFound } from '../../../navigation/not-found/not-found.tsx';
import { CallFailed } from '@chatty/client/api';
import { callOf } from '@chatty/contract/visitor-name';
import { BlockSection } from '../../../people/contact/block/block-section.tsx';
import { ContactDetailsCard } from '../../../people/contact/details/contact-details.tsx';
import { contactQuery } from '../../../people/contact/contact-queries.ts';
import { FieldsSection } from '../../../people/contact/fields/fields-section.tsx';
import { MergeSection } from '../../../people/contact/merge/merge-section.tsx';
import { NotesSection } from '../../../people/contact/notes/notes-section.tsx';
import { CartSection, PlaceSection } from '../../../people/contact/on-storefront.tsx';
import { OrdersSection } from '../../../people/contact/orders/orders-section.tsx';
import { PreChatSection } from '../../../people/contact/pre-chat-section.tsx';
import { PrivacySection } from '../../../people/contact/privacy-section.tsx';
import { TagsSection } from '../../../people/contact/tags-section.tsx';
import { PagesSection } from '../../../people/trail/pages-section.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './contact-page.module.css';
import { ConversationsCard } from './conversations-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { ConsentSection } from './consent-section.tsx';

const back = { to: '/contacts', label: texts.contacts };

/** Everything that the shop knows of one contact. */
export function ContactPage() {
  const { id = '' } = useParams();
  const contact = useQuery(contactQuery(id));
  if (contact.error instanceof CallFailed && contact.error.code === 'not_found') return <NotFound />;
  // It was merged into another one.
  if (contact.data && contact.data.id !== id) return <LeadTo to={`/contacts/${contact.data.id}`} />;
  if (contact.data) return <Profile key={id} contact={contact.data} />;
  return (
    <Page title={texts.profile.title} back={back}>
      <Card>
        {contact.isError ? (
          <ErrorState problem={contact.error} retry={() => void contact.refetch()} title={texts.profile.notLoaded} />
        ) : (
          <div aria-busy="true">
            <span className="visually-hidden" role="status">
              {customerTexts.loading}
            </span>
            {[60, 80, 40].map((width) => (
              <Skeleton key={width} height={12} width={`${width}%`} mb={12} />
            ))}
          </div>
        )}
      </Card>
    </Page>
  );
}

function Profile({ contact }: { contact: ContactProfile }) {
  const { name } = callOf(contact);
  return (
    <Page title={name} back={back}>
      <div className={classes.columns}>
        <div>
          <ConversationsCard contact={contact} />
          <TimelineCard contact={contact} />
        </div>
        <Card>
          <div className={classes.side}>
            <p className={classes.seen}>
              {contact.online ? (
                customerTexts.online
              ) : contact.lastSeenAt === neverSeen ? (
                texts.profile.neverSeen
              ) : (
                <RelativeTime at={contact.lastSeenAt} say={customerTexts.lastSeen} />
              )}
            </p>
            <ContactDetailsCard contact={contact} />
            <TagsSection contact={contact} />
            <FieldsSection contact={contact} />
            <NotesSection contactId={contact.id} />
            <PreChatSection preChat={contact.preChat} />
            <ConsentSection contact={contact} />
            <PlaceSection online={contact.online} place={contact.place} />
            <PagesSection contactId={contact.id} />
            <CartSection cart={contact.cart} online={contact.online} />
            <OrdersSection contact={contact} />
            <MergeSection contact={contact} name={name} />
            <BlockSection contact={contact} name={name} />
            <PrivacySection contact={contact} name={name} after="/contacts" />
          </div>
        </Card>
      </div>
    </Page>
  );
}
