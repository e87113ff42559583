import { Input, type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { texts } from '#texts/appearance.ts';
import { Card } from '../../ui/card.tsx';
import classes from './profile.module.css';

const icons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon };
const schemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/**
 * Light, dark, or as the system; kept in this browser, because it depends on the device and its light, not on the
 * account.
 */
export function AppearanceCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const label = useId();
  return (
    <Card title={texts.title}>
      <Input.Label id={label} labelElement="div">
        {texts.label}
      </Input.Label>
      <Input.Description mb={8}>{texts.description}</Input.Description>
      <SegmentedControl
        aria-labelledby={label}
        value={colorScheme}
        onChange={setColorScheme}
        data={schemes.map((value) => {
          const Icon = icons[value];
          return {
            value,
            label: (
              <span className={classes.scheme}>
                <Icon size={16} stroke={1.7} aria-hidden />
                {texts[value]}
              </span>
            ),
          };
        })}
      />
    </Card>
  );
}
