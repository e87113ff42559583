import { texts } from '#texts/profile.ts';
import { api } from '../../../connection/api.ts';
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
    toastDone(texts.twoFactor.isOff);
    onOff();
    onClose();
  };
  return (
    <PasswordStep email={email} action={texts.twoFactor.turnOff} danger submit={submit} onClose={onClose}>
      {texts.twoFactor.offText}
    </PasswordStep>
  );
}
