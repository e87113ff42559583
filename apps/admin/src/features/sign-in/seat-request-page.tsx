import type { SeatAnswer } from '@chatty/contract/sign-in';
import { Button } from '@mantine/core';
import { IconHourglass, IconLock, IconUserQuestion } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '#texts/sign-in.ts';
import { PageMessage } from '../../ui/empty-state.tsx';
import { failureText } from '../../ui/toast.tsx';
import { useWindowTitle } from '../../ui/browser/window-title.ts';
import { lookForSeat, useSession } from '../../connection/session/session.ts';

const everyMs = 15_000;
const icons = { waiting: IconHourglass, declined: IconLock, 'not-asked': IconUserQuestion };

/** Somebody of the store's staff who is not in the team: their request waits, was declined, or is not made yet. */
export function SeatRequestPage() {
  const session = useSession();
  return session.status === 'asked-for-seat' ? <Answer {...session.answer} /> : null;
}

function Answer({ state, shopName, ownerName }: SeatAnswer) {
  const words = texts.seat[state];
  useWindowTitle(`${words.title} · Chatty`);
  const look = useMutation({ mutationFn: lookForSeat });
  const lookAgain = useEffectEvent(() => {
    if (state === 'waiting' && document.visibilityState === 'visible' && !look.isPending) look.mutate({ ask: false });
  });
  useEffect(() => {
    const timer = setInterval(() => lookAgain(), everyMs);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
  const Icon = icons[state];
  return (
    <main>
      <PageMessage
        icon={<Icon size={40} stroke={1.4} />}
        title={words.title}
        text={
          look.isError
            ? failureText(look.error)
            : words.text({ owner: ownerName || texts.seat.theOwner, shop: shopName })
        }
        action={
          words.action && (
            <Button
              variant={state === 'waiting' ? 'default' : 'filled'}
              loading={look.isPending}
              onClick={() => look.mutate({ ask: state === 'not-asked' })}
            >
              {words.action}
            </Button>
          )
        }
      />
    </main>
  );
}
