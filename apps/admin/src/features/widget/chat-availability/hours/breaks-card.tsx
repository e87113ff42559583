import { mostBreaks } from '@chatty/contract/settings/chat-availability';
import { ActionIcon, Button, Switch, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { texts } from '#texts/chat-availability.ts';
import { Card } from '../../../../ui/card.tsx';
import { type BreakTime, breaksOf, endProblem, withBreaks } from '../availability-draft.ts';
import classes from '../availability.module.css';
import type { PartProps } from '../part-props.ts';
import { TimeField } from '../../../../ui/time/time-field.tsx';

const another: BreakTime = { timeStart: '15:00', timeEnd: '15:15' };

/** The breaks of every day; they stay as they are while they are switched off. */
export function BreaksCard({ draft, problems, set }: PartProps) {
  const breaks = breaksOf(draft);
  const change = (at: number, part: Partial<BreakTime>) =>
    set(withBreaks(breaks.map((it, other) => (other === at ? { ...it, ...part } : it))));
  const remove = (at: number) => set(withBreaks(breaks.filter((_, other) => other !== at)));
  const isRefused = [problems.startTimeBreak, problems.endTimeBreak, problems.breakTimes].some(
    (it) => it !== undefined,
  );
  // One stands in fields of its own.
  const isFull = breaks.length > mostBreaks;
  return (
    <Card title={texts.breaks.title}>
      <Switch
        label={texts.breaks.show}
        description={texts.breaks.showHint}
        checked={draft.isShowBreakTime}
        error={problems.isShowBreakTime}
        onChange={(event) => set({ isShowBreakTime: event.currentTarget.checked })}
      />
      {draft.isShowBreakTime && (
        <>
          <ul className={classes.week}>
            {breaks.map((it, at) => (
              <li key={at} className={classes.pause}>
                <div className={classes.span}>
                  <TimeField
                    label={texts.breaks.starts(at + 1)}
                    value={it.timeStart}
                    isRefused={isRefused}
                    onChange={(timeStart) => change(at, { timeStart })}
                  />
                  <span className={classes.to}>{texts.hours.to}</span>
                  <TimeField
                    label={texts.breaks.ends(at + 1)}
                    midnight="last"
                    value={it.timeEnd}
                    problem={endProblem(it)}
                    isRefused={isRefused}
                    onChange={(timeEnd) => change(at, { timeEnd })}
                  />
                </div>
                {breaks.length > 1 && (
                  <ActionIcon
                    className={classes.copy}
                    aria-label={texts.breaks.remove(at + 1)}
                    onClick={() => remove(at)}
                  >
                    <IconTrash size={17} stroke={1.7} />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
          {isFull ? (
            <Text size="sm" c="ink.6" mt="xs">
              {texts.breaks.most(breaks.length)}
            </Text>
          ) : (
            <Button
              variant="default"
              mt="xs"
              leftSection={<IconPlus size={15} />}
              onClick={() => set(withBreaks([...breaks, another]))}
            >
              {texts.breaks.add}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
