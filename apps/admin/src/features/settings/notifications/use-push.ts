import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { isInstalled } from '../../../app/viewer/installed.ts';
import { useMe } from '../../../app/me.tsx';
import { PushDenied, pushState, pushToken, subscribeToPush, unsubscribeFromPush } from '../../../app/push/push.ts';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';

const pushKey = ['push', 'this device'] as const;

/** Push messages in this very browser: how they stand, and the switch. The person is asked by the click only. */
export function usePush() {
  const client = useQueryClient();
  const memberId = useMe().member.id;
  // Permissions change in the browser's own settings: coming back to the tab looks again.
  const state = useQuery({ queryKey: pushKey, queryFn: pushState, staleTime: 0, refetchOnWindowFocus: 'always' });

  const tell = (token: Awaited<ReturnType<typeof subscribeToPush>>, on: boolean) =>
    api('POST /members/switch-push-token', { body: { memberId, token, isPwa: isInstalled(), on } });

  const change = useMutation({
    async mutationFn(on: boolean) {
      if (on) {
        await tell(await subscribeToPush(), true);
        return;
      }
      const token = await pushToken();
      if (token) await tell(token, false);
      await unsubscribeFromPush();
    },
    async onError(problem, on) {
      // A browser that the server does not know must not look switched on.
      if (on) await unsubscribeFromPush();
      if (!(problem instanceof PushDenied)) toastFailure(problem, 'Push messages could not be switched.');
    },
    onSuccess: (_, on) => void toastDone(on ? 'Push messages are on' : 'Push messages are off'),
    onSettled: () => client.invalidateQueries({ queryKey: pushKey }),
  });
  return { state: state.data, change };
}
