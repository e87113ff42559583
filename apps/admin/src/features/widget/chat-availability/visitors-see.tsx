import { hoursAt } from '@chatty/contract/settings/hours/working-hours';
import { isActive } from '@chatty/contract/team';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { texts } from '#texts/chat-availability.ts';
import { membersQuery } from '../../../people/members.ts';
import { Card } from '../../../ui/card.tsx';
import { type AvailabilityDraft, readableHours } from './availability-draft.ts';
import classes from './availability.module.css';
import { momentIn } from './zones.ts';

const minuteMs = 60_000;

/** The time, told again at each full minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minuteMs - (now % minuteMs));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** What visitors would see at this moment, were the draft saved; null while a field of it is wrong. */
function sceneOf(draft: AvailabilityDraft, now: number, staffed: boolean) {
  const hours = readableHours(draft);
  if (!hours) return null;
  const { isOpen, changesAt } = hoursAt(hours, new Date(now));
  const byStaff = !isOpen && staffed && hours.optionOnline === 'during_hours_or_online';
  const when = changesAt && momentIn(hours.timeZone, changesAt);
  const never = isOpen ? texts.now.alwaysOpen : texts.now.neverOpen;
  const begin = isOpen ? texts.now.hoursEnd : texts.now.hoursBegin;
  return { online: isOpen || byStaff, byStaff, when, next: when === null ? never : begin(when) };
}

const replyWords = (replyTime: AvailabilityDraft['replyTime']): string =>
  replyTime === 'auto' || replyTime === 'hidden'
    ? ''
    : texts.now.replies(texts.messages.replyOf[replyTime].toLowerCase());

/** What visitors read at this moment, and when that changes next: as typed, before it is saved. */
export function VisitorsSee({ draft, isUnsaved }: { draft: AvailabilityDraft; isUnsaved: boolean }) {
  const now = useNow();
  const { data: team = [] } = useQuery(membersQuery);
  const staffed = team.some((it) => isActive(it) && it.online && !it.enableAwayMode);
  const scene = sceneOf(draft, now, staffed);
  if (!scene) {
    return (
      <Card title={texts.now.title}>
        <p className={classes.next} role="status">
          {texts.now.wrong}
        </p>
      </Card>
    );
  }
  const { online, byStaff, when, next } = scene;
  const said = online
    ? [draft.onlineMessage.trim(), replyWords(draft.replyTime)]
    : [draft.offlineMessage.trim(), when === null ? '' : texts.now.backAt(when)];
  return (
    <Card title={texts.now.title}>
      <div role="status" data-testid="visitors-see">
        <p className={classes.seen}>
          <span className={classes.light} data-on={online} aria-hidden />
          <strong>{online ? texts.now.online : texts.now.offline}</strong>{' '}
          <span>{said.filter((it) => it !== '').join(' ')}</span>
        </p>
        <p className={classes.next}>
          {byStaff && <span>{texts.now.someoneHere} </span>}
          {draft.typeWorking === 'custom' && <span>{next} </span>}
          {online && draft.replyTime === 'auto' && <span>{texts.now.repliesAuto} </span>}
          {isUnsaved && <span>{texts.now.unsaved}</span>}
        </p>
      </div>
    </Card>
  );
}
