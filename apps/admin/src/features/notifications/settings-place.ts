import { IconBell } from '@tabler/icons-react';
import { texts } from '#texts/notifications.ts';
import type { SettingsPlace } from '../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'member',
  to: '/settings/detail/notifications',
  icon: IconBell,
};
