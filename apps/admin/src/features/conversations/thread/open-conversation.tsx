import { Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '#texts/conversation-thread.ts';
import { useLogged } from '../../../connection/live/live.tsx';
import { CustomerPane } from '../customer/customer-pane.tsx';
import classes from '../inbox.module.css';
import { detailQuery } from '../queries.ts';
import { useLooking } from '../sound/use-looking.ts';
import { Thread } from './thread.tsx';

/** A conversation and beside it its customer; where that does not fit the customer is in a drawer. */
export function OpenConversation(thread: Omit<ComponentProps<typeof Thread>, 'onCustomer'>) {
  const { id } = thread;
  useLooking(id);
  useMergedInto(id);
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

/** Goes on in the conversation that the open one was merged into, now or before: an old link leads there. */
function useMergedInto(id: string): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data } = useQuery({ ...detailQuery(id), select: (it) => it.id });
  const now = data ?? id;
  const goTo = (into: string) => void navigate({ pathname: `/inbox/${into}`, search }, { replace: true });
  useLogged(({ type, payload }) => {
    if (type === 'conversation.merged' && payload.conversationId === id) goTo(payload.into.id);
  });
  const follow = useEffectEvent(goTo);
  useEffect(() => {
    if (now !== id) follow(now);
  }, [now, id]);
}
