import { Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { type ComponentProps, useEffect } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { CustomerPane } from '../customer/customer-pane.tsx';
import classes from '../inbox.module.css';
import { useLooking } from '../sound/use-looking.ts';
import { Thread } from './thread.tsx';

/** A conversation and beside it its customer; where that does not fit the customer is in a drawer. */
export function OpenConversation(thread: Omit<ComponentProps<typeof Thread>, 'onCustomer'>) {
  const { id } = thread;
  useLooking(id);
  const [drawer, showDrawer] = useDisclosure(false);
  const wide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  // Another conversation is another customer.
  const { close } = showDrawer;
  useEffect(() => close(), [id, close]);
  return (
    <>
      <Thread key={id} {...thread} onCustomer={showDrawer.open} />
      {wide ? (
        <aside className={classes.customer} aria-label={texts.customer} key={`customer ${id}`}>
          <CustomerPane conversationId={id} />
        </aside>
      ) : (
        <Drawer
          opened={drawer}
          onClose={close}
          position="right"
          size={340}
          title={texts.customer}
          padding={0}
          closeButtonProps={{ 'aria-label': texts.close }}
          classNames={{ header: classes.drawerHeader }}
        >
          <CustomerPane conversationId={id} />
        </Drawer>
      )}
    </>
  );
}
