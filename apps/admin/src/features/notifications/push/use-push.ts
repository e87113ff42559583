import type { Member } from '@chatty/contract/team';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/notifications.ts';
import { useMe } from '../../../people/me.tsx';
import { ownPushState, switchPushOff, switchPushOn } from './own-push.ts';
import { PushDenied } from './push.ts';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';

/** How push messages stand in this very browser. Permissions change in its own settings: coming back looks again. */
export const pushQuery = (member: Member) =>
  queryOptions({
    queryKey: ['push', 'this device', member.id] as const,
    queryFn: () => ownPushState(member),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** Push messages in this very browser: how they stand, and the switch. The person is asked by the click only. */
export function usePush() {
  const client = useQueryClient();
  const { member } = useMe();
  const query = pushQuery(member);
  const state = useQuery(query);
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? switchPushOn(member) : switchPushOff(member)),
    onSuccess: (_, on) => void toastDone(on ? texts.push.nowOn : texts.push.nowOff),
    onError(problem) {
      // What to do about a refusal stands beside the switch.
      if (!(problem instanceof PushDenied)) toastFailure(problem, texts.push.failed);
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return { state: state.data, change };
}
