import type { ContactProfile } from '@chatty/contract/contacts';
import { Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/conversation-customer.ts';
import { failureText } from '../../../ui/toast.tsx';
import { ordersQuery } from '../contact-queries.ts';
import classes from '../contact.module.css';
import { money } from './money.ts';
import { OrderCard } from './order-card.tsx';
import { Section } from '../section.tsx';

/** Their latest orders, with a warning where nobody has proved that the address is theirs. */
export function OrdersSection({ contact }: { contact: ContactProfile }) {
  const orders = useQuery(ordersQuery(contact.id));
  // Members may see orders because they answer for the shop. What they may tell the visitor is another matter.
  const unproven = contact.customerId === null && contact.emailFrom === 'visitor';
  return (
    <Section title={texts.orders}>
      {contact.orderCount !== null && contact.orderCount > 0 && contact.spent && (
        <Text className={classes.soft} component="p" fz="inherit" mb={8}>
          {texts.bought(contact.orderCount, money(contact.spent))}
        </Text>
      )}
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
