import type { DeskPatch } from '@chatty/contract/desk';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/desk.ts';
import { api } from '../../connection/api.ts';
import { useMe } from '../me.tsx';
import { showDesk } from './desk.ts';

const mutationKey = ['desk'];

/** Whether a change of one's own desk is on its way: its answer is the whole desk, and an event before it knows less. */
export const isDeskOnItsWay = (client: QueryClient): boolean => client.isMutating({ mutationKey }) > 0;

/** Changes one's own desk at once; goes back, and says so with a way to try again, when the server does not take it. */
export function useChangeDesk() {
  const client = useQueryClient();
  const { desk, member } = useMe();
  const { id: memberId } = member;
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'desk' },
    mutationFn: async (body: DeskPatch) =>
      (await api('PUT /members/:id/desk', { params: { id: memberId }, body })).data,
    onMutate: (patch) => {
      showDesk(client, { memberId, desk: { ...desk, ...patch } });
      return desk;
    },
    onSuccess: (saved) => {
      // While another change waits, the screen knows more than this answer.
      if (client.isMutating({ mutationKey }) === 1) showDesk(client, { memberId, desk: saved });
    },
    onError: (_, __, before) => before && showDesk(client, { memberId, desk: before }),
    meta: { failure: texts.notChanged },
  });
  return mutate;
}
