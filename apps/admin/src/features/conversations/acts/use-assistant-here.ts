import { newId } from '@chatty/contract/new-id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/conversation-more.ts';
import { api } from '../../../connection/api.ts';
import { useMe } from '../../../people/me.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import { showConversation } from '../live/apply-to-cache.ts';

/** Stops the assistant in one conversation at once, or lets it answer there again; the toast takes that back. */
export function useAssistantHere() {
  const client = useQueryClient();
  const me = useMe().member.id;
  const { mutate, ...rest } = useMutation({
    meta: { failure: texts.assistantNotSwitched },
    mutationFn: async ({ id, isOn }: { id: string; isOn: boolean }) =>
      (await api('POST /conversations/:id/assistant', { params: { id }, query: { lineId: newId() }, body: { isOn } }))
        .data,
    onSuccess(data, { id, isOn }) {
      showConversation(client, data, me);
      const undo = { label: texts.undo, run: () => mutate({ id, isOn: !isOn }) };
      toastDone(isOn ? texts.assistantStarted : texts.assistantStopped, undo);
    },
  });
  return { mutate, ...rest };
}
