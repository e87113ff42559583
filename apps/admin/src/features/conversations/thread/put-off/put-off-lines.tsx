import { PutBackLine, type PutBackLineProps } from './put-back-line.tsx';
import { ReminderLine } from './reminder-line.tsx';

/** What stands above the composer of a conversation that is put off, or was until its visitor thanked. */
export function PutOffLines(thread: PutBackLineProps) {
  const { status, reminder } = thread.conversation;
  return (
    <>
      {status === 'snoozed' && reminder && <ReminderLine reminder={reminder} />}
      <PutBackLine {...thread} />
    </>
  );
}
