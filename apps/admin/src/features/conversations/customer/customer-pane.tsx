import type { ContactProfile } from '@chatty/contract/contacts';
import { Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '#texts/conversation-customer.ts';
import { useMe } from '../../../people/me.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { failureText } from '../../../ui/toast.tsx';
import { money } from '../money.ts';
import { contactQuery, detailQuery, ordersQuery } from '../queries.ts';
import { callOf } from '../names.ts';
import { ContactDetailsCard } from './contact-details.tsx';
import classes from './customer.module.css';
import { OrderCard } from './order-card.tsx';
import { PreChatSection } from './pre-chat-section.tsx';
import { PrivacySection } from './privacy-section.tsx';

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
  return <Profile contact={contact.data} />;
}

function Profile({ contact }: { contact: ContactProfile }) {
  const { name, hue } = callOf(contact);
  const isAdmin = useMe().member.role === 'admin';
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
      <PreChatSection preChat={contact.preChat} />
      <Section title={texts.page}>
        {contact.online && contact.place ? (
          <>
            <a href={contact.place.url} target="_blank" rel="noreferrer" className={classes.place}>
              {new URL(contact.place.url).pathname}
            </a>
            {contact.place.title && <p className={classes.soft}>{contact.place.title}</p>}
          </>
        ) : (
          <p className={classes.soft}>{texts.away}</p>
        )}
      </Section>
      <CartSection cart={contact.cart} online={contact.online} />
      <OrdersSection contact={contact} />
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
      {isAdmin && <PrivacySection contact={contact} name={name} />}
    </div>
  );
}

function Section({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.sectionTitle}>
        {title}
        {extra}
      </h3>
      {children}
    </section>
  );
}

function CartSection({ cart, online }: Pick<ContactProfile, 'cart' | 'online'>) {
  if (!cart || cart.lines.length === 0) {
    return (
      <Section title={texts.cart}>
        <p className={classes.soft}>{online ? texts.cartEmpty : texts.cartAway}</p>
      </Section>
    );
  }
  return (
    <Section title={texts.cart} extra={<span className={classes.total}>{money(cart.total)}</span>}>
      <ul className={classes.cart}>
        {cart.lines.map((line) => (
          <li key={line.variantId}>
            {line.imageUrl && <img src={line.imageUrl} alt="" width={36} height={36} loading="lazy" />}
            <span className={classes.cartTitle}>{texts.cartLine(line.quantity, line.title)}</span>
            <span>{money(line.price)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{texts.cartNote}</p>
    </Section>
  );
}

function OrdersSection({ contact }: { contact: ContactProfile }) {
  const orders = useQuery(ordersQuery(contact.id));
  // Members may see orders because they answer for the shop. What they may tell the visitor is another matter.
  const unproven = contact.customerId === null && contact.emailFrom === 'visitor';
  return (
    <Section title={texts.orders}>
      {orders.isPending && (
        <div aria-busy="true">
          <Skeleton height={12} mb={8} />
          <Skeleton height={12} width="60%" />
        </div>
      )}
      {orders.isError && !orders.data && (
        <p className={classes.soft} role="alert">
          {failureText(orders.error)}{' '}
          <button type="button" className={classes.link} onClick={() => void orders.refetch()}>
            {texts.tryAgain}
          </button>
        </p>
      )}
      {orders.data?.length === 0 && <p className={classes.soft}>{texts.noOrders}</p>}
      {unproven && orders.data && orders.data.length > 0 && (
        <p className={classes.unproven}>
          <b>
            <IconAlertTriangle size={14} aria-hidden /> {texts.ordersUnverified}
          </b>
          {texts.ordersUnverifiedWhy}
        </p>
      )}
      {orders.data?.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </Section>
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
