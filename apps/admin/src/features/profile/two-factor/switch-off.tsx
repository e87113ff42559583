import { api } from '../../../app/api.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { PasswordStep } from './password-step.tsx';

interface SwitchOffProps {
  email: string;
  onOff(): void;
  onClose(): void;
}

export function SwitchOff({ email, onOff, onClose }: SwitchOffProps) {
  const submit = async (password: string) => {
    await api('POST /profile/two-factor/off', { body: { password } });
    toastDone('Two-factor authentication is off');
    onOff();
    onClose();
  };
  return (
    <PasswordStep email={email} action="Turn off" danger submit={submit} onClose={onClose}>
      The password alone will be enough to sign in, and your backup codes stop working.
    </PasswordStep>
  );
}
