import type { KnownProduct } from '@chatty/contract/data-sources';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/assistant.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyProduct } from '../area/apply-event.ts';

interface Switched {
  product: KnownProduct;
  used: boolean;
}

/** Switches a product on or off for the assistant: shown at once, back when the server refuses; the toast takes it back. */
export function useSwitchProduct() {
  const client = useQueryClient();
  const { mutate, ...rest } = useMutation({
    // One after the other, so that the last click wins.
    scope: { id: 'assistant-products' },
    meta: { failure: texts.pages.notSwitched },
    mutationFn: async ({ product: { id }, used }: Switched) =>
      (await api('PUT /ai_assistant/products/:id/use', { params: { id }, body: { used } })).data,
    onMutate: ({ product, used }) => applyProduct(client, { ...product, used }),
    onError: (_, { product, used }) => applyProduct(client, { ...product, used: !used }),
    onSuccess(product, { used }) {
      applyProduct(client, product);
      const said = used ? texts.products.switchedOn : texts.products.switchedOff;
      toastDone(said(product.title), { label: texts.undo, run: () => mutate({ product, used: !used }) });
    },
  });
  return { mutate, ...rest };
}
