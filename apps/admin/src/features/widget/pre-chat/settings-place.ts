import { IconForms } from '@tabler/icons-react';
import { texts } from '#texts/pre-chat.ts';
import type { SettingsPlace } from '../../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'shop',
  to: '/settings/detail/pre-chat',
  icon: IconForms,
};
