import { IconUsers } from '@tabler/icons-react';
import { texts } from '#texts/team.ts';
import type { SettingsPlace } from '../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'shop',
  to: '/settings/team-members',
  icon: IconUsers,
};
