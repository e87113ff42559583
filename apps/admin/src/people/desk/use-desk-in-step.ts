import { useEffect, useEffectEvent } from 'react';
import { useReaction } from '../../connection/live/live.tsx';
import { useMe } from '../me.tsx';
import { forgetInBrowser, leftInBrowser } from './carry-over.ts';
import { isDeskOnItsWay, useChangeDesk } from './change-desk.ts';
import { showDesk } from './desk.ts';

/**
 * Shows what is changed of desks elsewhere, and brings to the server, once, what an earlier version kept in this browser; not
 * from who looks after the shop in another's name.
 */
export function useDeskInStep(): void {
  const { desk, isCrmLogin, member } = useMe();
  const change = useChangeDesk();
  useReaction((client, event) => {
    if (event.type !== 'desk.changed') return;
    const knowsLess = event.payload.memberId === member.id && isDeskOnItsWay(client);
    if (!knowsLess) showDesk(client, event.payload);
  });
  const carry = useEffectEvent(() => {
    if (isCrmLogin) return;
    const left = leftInBrowser(desk);
    if (left) change(left, { onSuccess: forgetInBrowser });
    else forgetInBrowser();
  });
  useEffect(() => carry(), []);
}
