import { type SoundChoice, soundChoices } from '@chatty/contract/desk-options';
import { Button, Radio, Stack } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { texts } from '#texts/desk.ts';
import { chime } from '../../ui/sound/chime.ts';
import { Card } from '../../ui/card.tsx';
import { showFailure } from '../../ui/toast.tsx';
import classes from './desk.module.css';

interface SoundCardProps {
  sound: SoundChoice;
  onChange(sound: SoundChoice): void;
}

/** At which messages a sound is made. The button is also the click that browsers want before they play any. */
export function SoundCard({ sound, onChange }: SoundCardProps) {
  const play = async () => {
    if (!(await chime())) showFailure(texts.noSound);
  };
  return (
    <Card title={texts.sounds}>
      <Stack gap="md" align="start">
        <Radio.Group
          label={texts.sound.label}
          value={sound}
          onChange={(value) => {
            const chosen = soundChoices.find((it) => it === value);
            if (chosen) onChange(chosen);
          }}
        >
          <Stack gap={8} mt={6}>
            {soundChoices.map((it) => (
              <Radio key={it} value={it} {...texts.sound[it]} />
            ))}
          </Stack>
        </Radio.Group>
        <Button variant="default" leftSection={<IconVolume size={16} />} onClick={() => void play()}>
          {texts.testSound}
        </Button>
        <p className={classes.hint}>{texts.soundHint}</p>
      </Stack>
    </Card>
  );
}
