import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMe } from '../../../app/me.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { failureText } from '../../../ui/toast.tsx';
import { money } from '../money.ts';
import { type ContactProfile, contactQuery, detailQuery, ordersQuery } from '../queries.ts';
import { ContactDetailsCard } from './contact-details.tsx';
import classes from './customer.module.css';
import { OrderCard } from './order-card.tsx';
import { PrivacySection } from './privacy-section.tsx';

/** Who writes: how to reach them, what they look at, what they have in the cart, what they ordered. */
export function CustomerPane({ conversationId }: { conversationId: string }) {
  const conversation = useQuery(detailQuery(conversationId));
  const contactId = conversation.data?.contactId;
  const contact = useQuery({ ...contactQuery(contactId ?? ''), enabled: contactId !== undefined });
  // The thread beside it says so, with a way to try again.
  if (conversation.isError && !conversation.data) return null;
  if (contact.isError && !contact.data) {
    return (
      <ErrorState problem={contact.error} retry={() => void contact.refetch()} title="The customer could not be read" />
    );
  }
  if (!contact.data) return <SkeletonPane />;
  return <Profile contact={contact.data} />;
}

function Profile({ contact: it }: { contact: ContactProfile }) {
  const name = it.name || it.email || 'Visitor';
  const isAdmin = useMe().member.role === 'admin';
  return (
    <div className={classes.pane}>
      <header className={classes.head}>
        <Avatar name={name} size={44} mark={it.online ? 'online' : 'offline'} />
        <div className={classes.headText}>
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.soft}>
            {it.online ? (
              'Online now'
            ) : (
              <>
                Last seen <RelativeTime at={it.lastSeenAt} />
              </>
            )}
          </p>
        </div>
      </header>
      <ContactDetailsCard contact={it} />
      <Section title="Current page">
        {it.online && it.place ? (
          <>
            <a href={it.place.url} target="_blank" rel="noreferrer" className={classes.place}>
              {new URL(it.place.url).pathname}
            </a>
            {it.place.title && <p className={classes.soft}>{it.place.title}</p>}
          </>
        ) : (
          <p className={classes.soft}>Not on the storefront now</p>
        )}
      </Section>
      <CartSection cart={it.cart} online={it.online} />
      <OrdersSection contactId={it.id} />
      <Section title="About">
        <dl className={classes.facts}>
          <dt>Conversations</dt>
          <dd>{it.conversationCount}</dd>
          <dt>Language</dt>
          <dd>{it.locale}</dd>
          <dt>First seen</dt>
          <dd>
            <RelativeTime at={it.createdAt} />
          </dd>
        </dl>
      </Section>
      {isAdmin && <PrivacySection contact={it} name={name} />}
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
      <Section title="Cart">
        <p className={classes.soft}>{online ? 'The cart is empty' : 'Shown while they are on the storefront'}</p>
      </Section>
    );
  }
  return (
    <Section title="Cart" extra={<span className={classes.total}>{money(cart.total)}</span>}>
      <ul className={classes.cart}>
        {cart.lines.map((line) => (
          <li key={line.variantId}>
            {line.imageUrl && <img src={line.imageUrl} alt="" width={36} height={36} loading="lazy" />}
            <span className={classes.cartTitle}>
              {line.quantity} × {line.title}
            </span>
            <span>{money(line.price)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.soft}>As the visitor’s browser tells it. The store’s own prices count.</p>
    </Section>
  );
}

function OrdersSection({ contactId }: { contactId: string }) {
  const orders = useQuery(ordersQuery(contactId));
  return (
    <Section title="Orders">
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
            Try again
          </button>
        </p>
      )}
      {orders.data?.length === 0 && <p className={classes.soft}>No orders that we can tie to this contact</p>}
      {orders.data?.map((it) => (
        <OrderCard key={it.id} order={it} />
      ))}
    </Section>
  );
}

function SkeletonPane() {
  return (
    <div className={classes.pane} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the customer
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
