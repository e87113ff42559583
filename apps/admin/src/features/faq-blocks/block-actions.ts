import type { FaqBlock } from '@chatty/contract/faq-blocks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/faq-blocks.ts';
import { api } from '../../connection/api.ts';
import { toastDone } from '../../ui/toast.tsx';
import { applyToBlocks } from './block-queries.ts';

/** Deletes a block; the toast brings it back under its own id, so that sections of the theme find it again. */
export function useDeleteBlock() {
  const client = useQueryClient();
  const { mutate: restore } = useMutation({
    meta: { failure: texts.failedToDelete },
    mutationFn: ({ updatedAt: _, ...block }: FaqBlock) => api('POST /faq-blocks', { body: block }),
    onSuccess: ({ data }) => applyToBlocks(client, { type: 'faqBlock.changed', payload: data }),
  });
  return useMutation({
    meta: { failure: texts.failedToDelete },
    mutationFn: ({ id }: FaqBlock) => api('DELETE /faq-blocks/:id', { params: { id } }),
    onSuccess: (_, block) => {
      applyToBlocks(client, { type: 'faqBlock.deleted', payload: { id: block.id } });
      toastDone(texts.deleted, { label: texts.undo, run: () => restore(block) });
    },
  });
}
