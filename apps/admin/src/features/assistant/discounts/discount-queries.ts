import type { DataOf } from '@chatty/client/api';
import type { AssistantDiscount, DiscountRule } from '@chatty/contract/discounts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { texts } from '#texts/discounts.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';

type Discounts = DataOf<'GET /ai_assistant/discounts'>;

/** The store's codes as the store tells them now. */
export const discountsQuery = queryOptions({
  queryKey: ['assistant', 'discounts'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/discounts', { signal })).data,
  staleTime: 0,
});

const change = (client: QueryClient, changed: (held: Discounts) => Discounts) =>
  client.setQueryData(discountsQuery.queryKey, (held) => held && changed(held));

/** Shows what is known now of one code. */
const applyDiscount = (client: QueryClient, one: Pick<AssistantDiscount, 'id'> & Partial<AssistantDiscount>) =>
  change(client, (held) => ({
    ...held,
    discounts: held.discounts.map((it) => (it.id === one.id ? { ...it, ...one } : it)),
  }));

/** Somebody of the team has decided about a code, or about new ones: why one is not named is read anew. */
export function hearDiscounts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: discountsQuery.queryKey });
}

interface Ruled {
  discount: AssistantDiscount;
  rule: DiscountRule;
}

const sayDone = ({ discount: { code, rule: before }, rule }: Ruled) => {
  if (before.isNamed === rule.isNamed) return texts.ruled(code);
  return rule.isNamed ? texts.switchedOn(code) : texts.switchedOff(code);
};

/** Says to whom a code is named: shown at once, back when the server refuses; the toast takes it back. */
export function useRuleDiscount() {
  const client = useQueryClient();
  const ruling = useMutation({
    // One after the other, so that the last click wins.
    scope: { id: 'assistant-discounts' },
    meta: { failure: texts.notRuled },
    mutationFn: async ({ discount: { id }, rule }: Ruled) =>
      (await api('PUT /ai_assistant/discounts/:id', { params: { id }, body: rule })).data,
    onMutate: ({ discount, rule }) => applyDiscount(client, { id: discount.id, rule }),
    onError: (_, { discount }) => applyDiscount(client, discount),
    onSuccess(ruled, done) {
      applyDiscount(client, ruled);
      const back = { discount: ruled, rule: done.discount.rule };
      toastDone(sayDone(done), { label: texts.undo, run: () => ruling.mutate(back) });
    },
  });
  return ruling;
}

/** Says whether codes that nobody has decided about are named. */
export function useDiscountPolicy() {
  const client = useQueryClient();
  const show = (areNewNamed: boolean) => change(client, (held) => ({ ...held, areNewNamed }));
  return useMutation({
    scope: { id: 'assistant-discounts' },
    mutationFn: async (areNewNamed: boolean) =>
      (await api('PUT /ai_assistant/discounts', { body: { areNewNamed } })).data,
    onMutate: show,
    onError: (_, areNewNamed) => show(!areNewNamed),
    onSuccess({ areNewNamed }) {
      toastDone(areNewNamed ? texts.newOn : texts.newOff);
      hearDiscounts(client);
    },
  });
}
