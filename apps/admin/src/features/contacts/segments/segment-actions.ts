import type { ContactFilter, ContactSegment } from '@chatty/contract/contact-list';
import { useMutation } from '@tanstack/react-query';
import { texts } from '#texts/contacts.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';

const { segments: words } = texts;

/** What is done with a segment that is there, each with a way back. An event tells every screen, this one too. */
export function useSegmentActions() {
  const change = useMutation({
    meta: { failure: words.failedToUpdate },
    mutationFn: ({ id, filter }: Pick<ContactSegment, 'id' | 'filter'>) =>
      api('PATCH /contacts/segments/:id', { params: { id }, body: { filter } }),
  });
  const restore = useMutation({
    meta: { failure: words.failedToUndo },
    mutationFn: ({ id, ...body }: ContactSegment) => api('PUT /contacts/segments/:id', { params: { id }, body }),
  });
  const remove = useMutation({
    meta: { failure: words.failedToDelete },
    mutationFn: ({ id }: ContactSegment) => api('DELETE /contacts/segments/:id', { params: { id } }),
    onSuccess: (_, segment) => toastDone(words.deleted, { label: words.undo, run: () => restore.mutate(segment) }),
  });
  const update = (segment: ContactSegment, filter: ContactFilter) => {
    const run = () => change.mutate(segment);
    const onSuccess = () => toastDone(words.updated(segment.name), { label: words.undo, run });
    change.mutate({ id: segment.id, filter }, { onSuccess });
  };
  return { update, isUpdating: change.isPending, remove: remove.mutate };
}
