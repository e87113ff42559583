import { useEffect, useEffectEvent } from 'react';
import { useLive } from '../../../connection/live/live.tsx';
import { useMe } from '../../../people/me.tsx';
import { keepPush } from './own-push.ts';

/** Keeps push messages on where they were switched on: with every start, and whenever the connection comes back. */
export function useKeepPush(): void {
  const { status } = useLive();
  const { member } = useMe();
  const keep = useEffectEvent(() => {
    keepPush(member).catch((problem: unknown) => console.warn('Push messages could not be kept on.', problem));
  });
  useEffect(() => {
    if (status === 'live') keep();
  }, [status]);
}
