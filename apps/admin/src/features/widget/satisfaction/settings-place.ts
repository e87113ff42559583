import { IconMoodSmile } from '@tabler/icons-react';
import { texts } from '#texts/satisfaction.ts';
import type { SettingsPlace } from '../../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'shop',
  to: '/settings/detail/automation/satisfaction-survey',
  icon: IconMoodSmile,
};
