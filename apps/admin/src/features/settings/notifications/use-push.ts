import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../../app/me.tsx';
import { ownPushState, switchPushOff, switchPushOn } from '../../../app/push/own-push.ts';
import { PushDenied } from '../../../app/push/push.ts';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';

/** Push messages in this very browser: how they stand, and the switch. The person is asked by the click only. */
export function usePush() {
  const client = useQueryClient();
  const { member } = useMe();
  const queryKey = ['push', 'this device', member.id] as const;
  // Permissions change in the browser's own settings: coming back to the tab looks again.
  const state = useQuery({
    queryKey,
    queryFn: () => ownPushState(member),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? switchPushOn(member) : switchPushOff(member)),
    onSuccess: (_, on) => void toastDone(on ? 'Push messages are on' : 'Push messages are off'),
    onError(problem) {
      // What to do about a refusal stands beside the switch.
      if (!(problem instanceof PushDenied)) toastFailure(problem, 'Push messages could not be switched.');
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { state: state.data, change };
}
