import type { RefObject } from 'react';
import { addProduct, setOrder } from './cards.ts';
import type { Taken } from './insertable.ts';

/** Puts what was chosen into the message: cards beside it, words where the caret stood. The keyboard comes to the field. */
export function useTaking(
  conversationId: string,
  field: RefObject<HTMLTextAreaElement | null>,
  insert: (text: string) => void,
): (taken: Taken) => void {
  return (taken) => {
    if (taken.as === 'text') return insert(taken.text);
    if (taken.as === 'product') addProduct(conversationId, taken.product);
    else setOrder(conversationId, taken.order);
    field.current?.focus();
  };
}
