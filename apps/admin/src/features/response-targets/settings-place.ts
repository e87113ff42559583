import { IconAlarm } from '@tabler/icons-react';
import { texts } from '#texts/response-targets.ts';
import type { SettingsPlace } from '../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'shop',
  to: '/settings/detail/response-targets',
  icon: IconAlarm,
};
