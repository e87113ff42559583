import { IconLanguage } from '@tabler/icons-react';
import { texts } from '#texts/translations.ts';
import type { SettingsPlace } from '../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'shop',
  to: '/settings/translations',
  icon: IconLanguage,
};
