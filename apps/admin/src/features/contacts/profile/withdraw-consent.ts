import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/newsletter-consent.ts';
import { api } from '../../../connection/api.ts';
import { toastFailure } from '../../../ui/toast.tsx';
import { newsletterQuery } from '../contact-queries.ts';

/** Takes back what a contact agreed to; again tells the store again. Throws `CallFailed`. */
export async function withdrawConsent(client: QueryClient, contactId: string, reason: string): Promise<void> {
  const { data } = await api('POST /contacts/:id/newsletter/withdraw', { params: { id: contactId }, body: { reason } });
  client.setQueryData(newsletterQuery(contactId).queryKey, data);
}

/** Tells the store once more of what was taken back. */
export function useTellStore(contactId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withdrawConsent(client, contactId, ''),
    onError: (problem) => void toastFailure(problem, texts.tellFailed),
  });
}
