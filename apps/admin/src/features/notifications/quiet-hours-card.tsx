import type { QuietHours } from '@chatty/contract/profile';
import { Anchor, Switch } from '@mantine/core';
import { texts } from '#texts/notifications.ts';
import { Card } from '../../ui/card.tsx';
import { isClock } from '../../ui/time/clock-words.ts';
import { ownZone, zoneName } from '../../ui/time/own-zone.ts';
import { TimeField } from '../../ui/time/time-field.tsx';
import classes from './notifications.module.css';

interface QuietHoursCardProps {
  value: QuietHours;
  problem: string | undefined;
  onChange(value: QuietHours): void;
}

/** From when to when nothing is told; the times stay as they are while it is switched off. */
export function QuietHoursCard({ value, problem, onChange }: QuietHoursCardProps) {
  const { isOn, from, to, timeZone } = value;
  const own = ownZone();
  const isOvernight = isClock(from) && isClock(to) && to < from;
  return (
    <Card title={texts.quiet.title}>
      <Switch
        label={texts.quiet.label}
        description={texts.quiet.description}
        checked={isOn}
        onChange={(event) => onChange({ ...value, isOn: event.currentTarget.checked })}
      />
      {isOn && (
        <>
          <div className={classes.quiet}>
            <TimeField
              label={texts.quiet.from}
              value={from}
              isRefused={problem !== undefined}
              onChange={(next) => onChange({ ...value, from: next })}
            />
            <span>{texts.quiet.and}</span>
            <TimeField
              label={texts.quiet.to}
              value={to}
              problem={problem}
              isRefused={problem !== undefined}
              onChange={(next) => onChange({ ...value, to: next })}
            />
            {isOvernight && <span>{texts.quiet.nextDay}</span>}
          </div>
          <p className={classes.zone}>
            {texts.quiet.zone(zoneName(timeZone))}{' '}
            {own !== timeZone && (
              <Anchor component="button" type="button" inherit onClick={() => onChange({ ...value, timeZone: own })}>
                {texts.quiet.takeOwn(zoneName(own))}
              </Anchor>
            )}
          </p>
        </>
      )}
    </Card>
  );
}
