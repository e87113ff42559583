import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/faq-categories.ts';
import { api } from '../../../connection/api.ts';
import { categoryOrderKey } from '../apply-event.ts';
import { faqCategoriesKey, faqCategoriesQuery, faqListKey } from '../faq-queries.ts';

/** In another order at once, and back when the server refuses. */
export function useCategoryOrder() {
  const client = useQueryClient();
  const { queryKey } = faqCategoriesQuery;
  return useMutation({
    mutationKey: categoryOrderKey,
    mutationFn: (names: string[]) => api('POST /faqs/categories/reorder', { body: { names } }),
    scope: { id: 'faq categories' },
    async onMutate(names) {
      client.setQueryData(queryKey, (held) => held?.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name)));
      // What is being read now is older than the change.
      await client.cancelQueries({ queryKey });
    },
    meta: { failure: texts.failedToMove },
    onSettled: () => {
      if (client.isMutating({ mutationKey: categoryOrderKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Renames a category, or removes it where there is no new name; shows what came of it. Throws `CallFailed`. */
export function useRename() {
  const client = useQueryClient();
  return async (from: string, to: string): Promise<void> => {
    await api('POST /faqs/categories/rename', { body: { from, to } });
    for (const queryKey of [faqCategoriesKey, faqListKey]) void client.invalidateQueries({ queryKey });
  };
}
