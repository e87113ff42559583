import { IconChecks } from '@tabler/icons-react';
import { texts } from '#texts/auto-resolve.ts';
import type { SettingsPlace } from '../../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'shop',
  to: '/settings/detail/auto-resolve',
  icon: IconChecks,
};
