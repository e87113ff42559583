import { create } from 'zustand';
import { texts } from '#texts/log-out.ts';
import { useQueued } from '../../../connection/queued.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

const useAsked = create(() => false);

/** Asks before one's own queue is left behind. */
export const askToLogOut = (): void => useAsked.setState(true, true);

/** Says what waits of the member, who may log out all the same. */
export function LogOutDialog() {
  const opened = useAsked();
  const queued = useQueued();
  const logOut = useLogOut();
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title}
      action={texts.logOut}
      confirm={async () => logOut()}
      onClose={() => useAsked.setState(false, true)}
    >
      {texts.waits(queued)}
    </ConfirmDialog>
  );
}
