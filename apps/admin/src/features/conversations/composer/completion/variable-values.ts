import type { Conversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';
import { gapsIn, type VariableValues } from '@chatty/contract/shortcut-variables';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMe } from '../../../../people/me.tsx';
import { ordersQuery } from '../../../../people/contact/contact-queries.ts';

/** The order that the conversation spoke of last. */
function orderSpokenOf(messages: readonly Message[]): string | undefined {
  for (const { parts } of messages.toReversed()) {
    const part = parts.findLast((it) => it.type === 'order');
    if (part) return part.order.name;
  }
  return undefined;
}

export interface KnownValues {
  values: VariableValues;
  /** The order's number may become known in a moment. */
  isReadingOrder: boolean;
}

/** Whether a filled text has a gap that may be filled in a moment. */
export const waitsForOrder = (text: string, { isReadingOrder }: KnownValues): boolean =>
  isReadingOrder && gapsIn(text).some((gap) => gap.variable === 'order.number');

/**
 * What is known of a shortcut's variables in this conversation: its order is the one that was spoken of last, else the
 * contact's latest, which is asked for once it is `wanted`.
 */
export function useVariableValues(
  { contactId, contactName, contactEmail }: Conversation,
  messages: readonly Message[],
  wanted: boolean,
): KnownValues {
  const { member, shop } = useMe();
  const spokenOf = useMemo(() => orderSpokenOf(messages), [messages]);
  const { data: orders, isFetching } = useQuery({ ...ordersQuery(contactId), enabled: wanted && !spokenOf });
  const values = useMemo(
    () => ({
      'customer.name': contactName,
      'customer.first_name': contactName.trim().split(/\s+/)[0] ?? '',
      'customer.email': contactEmail ?? '',
      'agent.name': member.fullName,
      'shop.name': shop.name,
      'order.number': spokenOf ?? orders?.[0]?.name ?? '',
    }),
    [contactName, contactEmail, member.fullName, shop.name, spokenOf, orders],
  );
  return { values, isReadingOrder: wanted && !spokenOf && orders === undefined && isFetching };
}
