import type { Contact } from '@chatty/contract/contacts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/block-contact.ts';
import { api } from '../../../connection/api.ts';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';
import { contactQuery } from '../contact-queries.ts';

const show = (client: QueryClient, contact: Contact): void =>
  void client.setQueryData(contactQuery(contact.id).queryKey, (held) => held && { ...held, ...contact });

const failed = (problem: unknown) => void toastFailure(problem, texts.failed);

/** Blocks a contact and offers to undo that. Throws `CallFailed`. */
export async function blockContact(client: QueryClient, contactId: string, reason: string): Promise<void> {
  const { data } = await api('POST /contacts/:id/block', { params: { id: contactId }, body: { reason } });
  show(client, data);
  toastDone(texts.blocked, { label: texts.undo, run: () => void unblock(client, contactId).catch(failed) });
}

async function unblock(client: QueryClient, contactId: string): Promise<void> {
  show(client, (await api('POST /contacts/:id/unblock', { params: { id: contactId } })).data);
}

/** Unblocks a contact and offers to undo that, with the reason they were blocked for. */
export function useUnblock(contactId: string) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { blockedReason: reason } = await client.ensureQueryData(contactQuery(contactId));
      await unblock(client, contactId);
      return reason;
    },
    onSuccess: (reason) =>
      toastDone(texts.unblocked, {
        label: texts.undo,
        run: () => void blockContact(client, contactId, reason).catch(failed),
      }),
    onError: failed,
  });
  return { run: () => mutate(), isPending };
}
