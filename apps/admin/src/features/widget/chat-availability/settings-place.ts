import { IconClockHour4 } from '@tabler/icons-react';
import { texts } from '#texts/chat-availability.ts';
import type { SettingsPlace } from '../../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'shop',
  to: '/settings/chat-availability',
  icon: IconClockHour4,
};
