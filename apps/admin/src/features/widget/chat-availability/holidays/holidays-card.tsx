import { type Holiday, mostHolidays } from '@chatty/contract/settings/chat-availability';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconBeach, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { texts } from '#texts/chat-availability.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { holidayWords, sorted } from '../availability-draft.ts';
import classes from '../availability.module.css';
import type { PartProps } from '../part-props.ts';
import { dayIn } from '../zones.ts';
import { HolidayDialog } from './holiday-dialog.tsx';

/** Days on which nobody answers, by date. */
export function HolidaysCard({ draft, problems, set }: PartProps) {
  /** Which one is edited; `new` adds one, null shows no dialog. */
  const [edited, setEdited] = useState<Holiday | 'new' | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const holidays = sorted(draft.holidays);
  const today = dayIn(draft.timeZone, Date.now());
  const isFull = holidays.length >= mostHolidays;
  const remove = (holiday: Holiday) => {
    set({ holidays: holidays.filter((it) => it !== holiday) });
    addButton.current?.focus();
  };
  const keep = (holiday: Holiday) => {
    const others = edited === 'new' ? holidays : holidays.filter((it) => it !== edited);
    set({ holidays: sorted([...others, holiday]) });
    setEdited(null);
  };
  const add = (
    <Button
      ref={addButton}
      variant="default"
      leftSection={<IconPlus size={15} />}
      disabled={isFull}
      onClick={() => setEdited('new')}
    >
      {texts.holidays.add}
    </Button>
  );
  return (
    <Card title={texts.holidays.title}>
      {holidays.length === 0 ? (
        <EmptyState
          level={3}
          title={texts.holidays.none}
          text={texts.holidays.noneHint}
          icon={<IconBeach size={32} stroke={1.4} />}
          action={add}
        />
      ) : (
        <>
          <Text size="sm" c="ink.6">
            {texts.holidays.hint}
          </Text>
          <ul className={classes.holidays}>
            {holidays.map((it, at) => (
              <li key={at} className={classes.holiday} data-past={it.dateEnd < today}>
                <span className={classes.holidayWords}>
                  <span className={classes.holidayName}>
                    {it.name} <When holiday={it} today={today} />
                  </span>
                  <span className={classes.holidayDays}>{holidayWords(it)}</span>
                </span>
                <ActionIcon aria-label={texts.holidays.edit(it.name)} onClick={() => setEdited(it)}>
                  <IconPencil size={17} stroke={1.7} />
                </ActionIcon>
                <ActionIcon aria-label={texts.holidays.remove(it.name)} onClick={() => remove(it)}>
                  <IconTrash size={17} stroke={1.7} />
                </ActionIcon>
              </li>
            ))}
          </ul>
          {add}
        </>
      )}
      {(isFull || problems.holidays) && (
        <Text size="sm" c={problems.holidays ? 'var(--bad)' : 'ink.6'} mt="xs" role="status">
          {problems.holidays ?? texts.holidays.most(mostHolidays)}
        </Text>
      )}
      <HolidayDialog edited={edited} today={today} onKeep={keep} onClose={() => setEdited(null)} />
    </Card>
  );
}

function When({ holiday, today }: { holiday: Holiday; today: string }) {
  if (holiday.dateEnd < today) return <Tag>{texts.holidays.past}</Tag>;
  return holiday.dateStart <= today ? <Tag tone="warn">{texts.holidays.today}</Tag> : null;
}
