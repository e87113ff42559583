import type { CodeShown, OrderClaim, OrderFound } from '@chatty/contract/orders';
import type { Chat } from '../../../app/chat.ts';
import { trackingOf } from '../tracking.ts';

/** Looks for the order, or has a code mailed; answers what came of it. Throws `CallFailed`. */
export async function findOrder(chat: Chat, claim: OrderClaim): Promise<OrderFound['outcome']> {
  const { data } = await chat.api('POST /client/api/orders/find', { body: claim });
  const { dispatch } = trackingOf(chat);
  const at = Date.now();
  if (data.outcome === 'order') dispatch({ type: 'order read', claim, order: data.order, at });
  if (data.outcome === 'code')
    dispatch({ type: 'code asked', claim, minutes: data.minutes, seconds: data.resendSeconds, at });
  return data.outcome;
}

/** Shows the code that was mailed. Throws `CallFailed`. */
export async function showCode(chat: Chat, claim: OrderClaim, code: string): Promise<CodeShown> {
  const { data } = await chat.api('POST /client/api/orders/code', { body: { ...claim, code } });
  if (data.outcome === 'order')
    trackingOf(chat).dispatch({ type: 'order read', claim, order: data.order, at: Date.now() });
  return data;
}

/** Looks at a shown order again; false where the visitor would have to prove it anew. Throws `CallFailed`. */
export async function readAgain(chat: Chat, claim: OrderClaim): Promise<boolean> {
  const { data } = await chat.api('POST /client/api/orders/find', { body: { ...claim, isAgain: true } });
  if (data.outcome === 'order')
    trackingOf(chat).dispatch({ type: 'order read', claim, order: data.order, at: Date.now() });
  return data.outcome === 'order';
}
