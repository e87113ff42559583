import { Anchor, Select } from '@mantine/core';
import { useMemo } from 'react';
import { texts } from '#texts/chat-availability.ts';
import { useNow } from '../visitors-see.tsx';
import { ownZone, zoneName } from '../../../../ui/time/own-zone.ts';
import { timeIn, zoneChoices } from '../zones.ts';

interface ZoneFieldProps {
  value: string;
  problem: string | undefined;
  onChange(zone: string): void;
}

/** The zone of the shop's hours, found by typing a part of its name; and what the clock shows there. */
export function ZoneField({ value, problem, onChange }: ZoneFieldProps) {
  const now = useNow();
  const own = ownZone();
  const choices = useMemo(() => zoneChoices(value), [value]);
  const time = timeIn(value, now);
  return (
    <div>
      <Select
        label={texts.hours.zone}
        description={time === null ? undefined : texts.hours.zoneNow(time)}
        data={choices}
        value={value}
        error={problem}
        searchable
        selectFirstOptionOnChange
        nothingFoundMessage={texts.hours.noZone}
        allowDeselect={false}
        maxDropdownHeight={280}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(zone) => zone !== null && onChange(zone)}
      />
      {own !== value && (
        <Anchor component="button" type="button" size="sm" mt={6} onClick={() => onChange(own)}>
          {texts.hours.takeOwn(zoneName(own))}
        </Anchor>
      )}
    </div>
  );
}
