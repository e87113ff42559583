import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/ui.ts';
import { api } from '../connection/api.ts';
import { type Me, meQuery, useMe } from './me.tsx';

/** Switches at once; goes back, and says so with a way to try again, when the server does not take it. */
export function useAwayMode() {
  const client = useQueryClient();
  const { member } = useMe();
  const show = (enableAwayMode: boolean) =>
    client.setQueryData<Me>(
      meQuery.queryKey,
      (held) => held && { ...held, member: { ...held.member, enableAwayMode } },
    );
  return useMutation({
    mutationFn: (enableAwayMode: boolean) => api('POST /members/update', { body: { id: member.id, enableAwayMode } }),
    onMutate: show,
    onError: (_, wanted) => void show(!wanted),
    meta: { failure: texts.awayModeNotChanged },
  });
}
