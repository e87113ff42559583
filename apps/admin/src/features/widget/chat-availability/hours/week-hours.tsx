import { weekdays } from '@chatty/contract/settings/options';
import { ActionIcon, Input, Switch, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { texts } from '#texts/chat-availability.ts';
import { toastDone } from '../../../../ui/toast.tsx';
import { copiedToAll, type DayHours } from '../availability-draft.ts';
import classes from '../availability.module.css';
import { isClock } from '../../../../ui/time/clock-words.ts';
import { TimeField } from '../../../../ui/time/time-field.tsx';

interface WeekHoursProps {
  week: DayHours[];
  problem: string | undefined;
  onChange(week: DayHours[]): void;
}

/** Each weekday: open or closed, from when to when. */
export function WeekHours({ week, problem, onChange }: WeekHoursProps) {
  const change = (label: DayHours['label'], part: Partial<DayHours>) =>
    onChange(week.map((it) => (it.label === label ? { ...it, ...part } : it)));
  const copy = (day: DayHours) => {
    onChange(copiedToAll(week, day));
    toastDone(texts.hours.copied(texts.days[day.label]));
  };
  // What is no time is told beside its field.
  const isTold = week.some((it) => !isClock(it.timeStart) || !isClock(it.timeEnd));
  return (
    <Input.Wrapper label={texts.hours.week} description={texts.hours.overnightHint} error={isTold ? null : problem}>
      <ul className={classes.week}>
        {week.map((it) => (
          <Day
            key={it.label}
            day={it}
            isRefused={problem !== undefined}
            onChange={(part) => change(it.label, part)}
            onCopy={() => copy(it)}
          />
        ))}
      </ul>
    </Input.Wrapper>
  );
}

interface DayProps {
  day: DayHours;
  isRefused: boolean;
  onChange(part: Partial<DayHours>): void;
  onCopy(): void;
}

function Day({ day, isRefused, onChange, onCopy }: DayProps) {
  const name = texts.days[day.label];
  return (
    <li className={classes.day}>
      <Switch
        className={classes.open}
        label={name}
        aria-label={texts.hours.open(name)}
        checked={day.isSelect}
        onChange={(event) => onChange({ isSelect: event.currentTarget.checked })}
      />
      {day.isSelect ? (
        <>
          <div className={classes.span}>
            <TimeField
              label={texts.hours.starts(name)}
              value={day.timeStart}
              isRefused={isRefused}
              onChange={(timeStart) => onChange({ timeStart })}
            />
            <span className={classes.to}>{texts.hours.to}</span>
            <TimeField
              label={texts.hours.ends(name)}
              midnight="last"
              value={day.timeEnd}
              isRefused={isRefused}
              onChange={(timeEnd) => onChange({ timeEnd })}
            />
          </div>
          <Tooltip label={texts.hours.copyLabel}>
            <ActionIcon className={classes.copy} aria-label={texts.hours.copy(name)} onClick={onCopy}>
              <IconCopy size={17} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
          <Overnight day={day} />
        </>
      ) : (
        <span className={classes.closed}>{texts.hours.closed}</span>
      )}
    </li>
  );
}

/** Says so where a shift goes on over midnight. */
function Overnight({ day: { label, timeStart, timeEnd } }: { day: DayHours }) {
  if (!isClock(timeStart) || !isClock(timeEnd) || timeEnd > timeStart) return null;
  const next = weekdays[(weekdays.indexOf(label) + 1) % weekdays.length] ?? label;
  const words = timeEnd === timeStart ? texts.hours.roundClock : texts.hours.overnight;
  return <p className={classes.overnight}>{words(texts.days[next])}</p>;
}
