import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/assistant.ts';
import { api } from '../../../connection/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { applyPage } from '../area/apply-event.ts';

interface Switched {
  id: string;
  used: boolean;
  /** Of a passage; without it the whole page is meant. */
  mark?: string;
}

/** Switches a page or a passage of it on or off for the assistant; the toast takes it back. */
export function useSwitchPage() {
  const client = useQueryClient();
  const { mutate, ...rest } = useMutation({
    // One after the other, so that the last click wins.
    scope: { id: 'assistant-pages' },
    meta: { failure: texts.pages.notSwitched },
    mutationFn: async ({ id, ...body }: Switched) =>
      (await api('PUT /ai_assistant/pages/:id/use', { params: { id }, body })).data,
    onSuccess(page, meant) {
      applyPage(client, page);
      const back = () => mutate({ ...meant, used: !meant.used });
      toastDone(meant.used ? texts.pages.switchedOn : texts.pages.switchedOff, { label: texts.undo, run: back });
    },
  });
  return { mutate, ...rest };
}
