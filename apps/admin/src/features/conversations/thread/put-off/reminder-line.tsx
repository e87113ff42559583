import type { Reminder } from '@chatty/contract/snooze';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/conversation-snooze.ts';
import { useMe } from '../../../../people/me.tsx';
import { membersQuery } from '../../../../people/members.ts';
import classes from './put-off.module.css';

/** What is to be done once the conversation is back, while it is put off. */
export function ReminderLine({ reminder: { memberId, text } }: { reminder: Reminder }) {
  const me = useMe().member.id;
  const members = useQuery(membersQuery).data;
  const name = members?.find((it) => it.id === memberId)?.fullName ?? '';
  return (
    <p className={classes.line}>
      <IconBell size={15} stroke={1.8} aria-hidden />
      <span className={classes.words}>
        <strong>{memberId === me ? texts.yourReminder : texts.reminderOf(name)}</strong> {text}
      </span>
    </p>
  );
}
