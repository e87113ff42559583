import { useState } from 'react';
import { texts } from '#texts/profile.ts';
import { api } from '../../../connection/api.ts';
import { BackupStep } from './backup-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { type Enrolment, ScanStep } from './scan-step.tsx';

interface SwitchOnProps {
  email: string;
  onOn(): void;
  /** While the backup codes are shown, the dialog closes by its button only. */
  onHold(held: boolean): void;
  onClose(): void;
}

/** Asks for the password, then the app's first code, and then shows the backup codes. */
export function SwitchOn({ email, onOn, onHold, onClose }: SwitchOnProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [isOn, setOn] = useState(false);
  if (!enrolment) {
    const begin = async (password: string) => {
      setEnrolment((await api('POST /profile/two-factor', { body: { password } })).data);
    };
    return (
      <PasswordStep email={email} action={texts.twoFactor.continue} submit={begin} onClose={onClose}>
        {texts.twoFactor.onText}
      </PasswordStep>
    );
  }
  if (!isOn) {
    const confirmed = () => {
      setOn(true);
      onHold(true);
      onOn();
    };
    return <ScanStep enrolment={enrolment} onConfirmed={confirmed} onClose={onClose} />;
  }
  const done = () => {
    onHold(false);
    onClose();
  };
  return <BackupStep codes={enrolment.backupCodes} email={email} onDone={done} />;
}
