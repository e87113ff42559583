import { IconUserCircle } from '@tabler/icons-react';
import { texts } from '#texts/profile.ts';
import type { SettingsPlace } from '../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'member',
  to: '/profile',
  icon: IconUserCircle,
};
