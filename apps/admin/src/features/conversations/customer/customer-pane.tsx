import type { ContactProfile } from '@chatty/contract/contacts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/conversation-customer.ts';
import { callOf } from '@chatty/contract/visitor-name';
import { useHasAdminPages } from '../../../navigation/has-admin-pages.ts';
import { BlockSection } from '../../../people/contact/block/block-section.tsx';
import { ContactDetailsCard } from '../../../people/contact/details/contact-details.tsx';
import { contactQuery } from '../../../people/contact/contact-queries.ts';
import classes from '../../../people/contact/contact.module.css';
import { OwnFields } from '../../../people/contact/fields/own-fields.tsx';
import { CartSection, PlaceSection } from '../../../people/contact/on-storefront.tsx';
import { MergeSection } from '../../../people/contact/merge/merge-section.tsx';
import { NotesSection } from '../../../people/contact/notes/notes-section.tsx';
import { OrdersSection } from '../../../people/contact/orders/orders-section.tsx';
import { PreChatSection } from '../../../people/contact/pre-chat-section.tsx';
import { PrivacySection } from '../../../people/contact/privacy-section.tsx';
import { TagsSection } from '../../../people/contact/tags-section.tsx';
import { Section } from '../../../people/contact/section.tsx';
import { useMe } from '../../../people/me.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { detailQuery } from '../queries.ts';
import { LaterHistory } from './later-history.tsx';

/** Who writes: how to reach them, what they look at, what they have in the cart, what they ordered. */
export function CustomerPane({ conversationId }: { conversationId: string }) {
  const conversation = useQuery(detailQuery(conversationId));
  const contactId = conversation.data?.contactId;
  const contact = useQuery({ ...contactQuery(contactId ?? ''), enabled: contactId !== undefined });
  // The thread beside it says so, with a way to try again.
  if (conversation.isError && !conversation.data) return null;
  if (contact.isError && !contact.data) {
    return <ErrorState problem={contact.error} retry={() => void contact.refetch()} title={texts.failed} />;
  }
  if (!contact.data) return <SkeletonPane />;
  return <Profile contact={contact.data} conversationId={conversationId} />;
}

function Profile({ contact, conversationId }: { contact: ContactProfile; conversationId: string }) {
  const { name, hue } = callOf(contact);
  const isAdmin = useMe().member.role === 'admin';
  const hasAdminPages = useHasAdminPages();
  return (
    <div className={classes.pane}>
      <header className={classes.head}>
        <Avatar name={name} hue={hue} size={44} mark={contact.online ? 'online' : 'offline'} />
        <div className={classes.headText}>
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.soft}>
            {contact.online ? texts.online : <RelativeTime at={contact.lastSeenAt} say={texts.lastSeen} />}
          </p>
        </div>
      </header>
      <ContactDetailsCard contact={contact} />
      <TagsSection contact={contact} />
      <OwnFields contact={contact} />
      <NotesSection contactId={contact.id} />
      <PreChatSection preChat={contact.preChat} />
      <PlaceSection online={contact.online} place={contact.place} />
      <CartSection cart={contact.cart} online={contact.online} />
      <OrdersSection contact={contact} />
      <LaterHistory contact={contact} conversationId={conversationId} />
      <Section title={texts.about}>
        <dl className={classes.facts}>
          <dt>{texts.conversations}</dt>
          <dd>{contact.conversationCount}</dd>
          <dt>{texts.language}</dt>
          <dd>{contact.locale}</dd>
          <dt>{texts.firstSeen}</dt>
          <dd>
            <RelativeTime at={contact.createdAt} />
          </dd>
        </dl>
      </Section>
      {hasAdminPages && (
        <Link to={`/contacts/${contact.id}`} className={classes.profileLink}>
          {texts.profile}
        </Link>
      )}
      {isAdmin && <MergeSection contact={contact} name={name} />}
      <BlockSection contact={contact} name={name} />
      {isAdmin && <PrivacySection contact={contact} name={name} after="/inbox" />}
    </div>
  );
}

function SkeletonPane() {
  return (
    <div className={classes.pane} aria-busy="true">
      <span className="visually-hidden" role="status">
        {texts.loading}
      </span>
      <header className={classes.head} aria-hidden>
        <Skeleton circle height={44} />
        <Skeleton height={14} width={140} />
      </header>
      {[80, 60, 90, 50].map((width) => (
        <Skeleton key={width} height={12} width={`${width}%`} mt={14} aria-hidden />
      ))}
    </div>
  );
}
