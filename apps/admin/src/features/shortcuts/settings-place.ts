import { IconSlash } from '@tabler/icons-react';
import { texts } from '#texts/shortcuts.ts';
import type { SettingsPlace } from '../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'member',
  to: '/settings/shortcut',
  icon: IconSlash,
};
