import { IconTag } from '@tabler/icons-react';
import { texts } from '#texts/tag-list.ts';
import type { SettingsPlace } from '../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'member',
  to: '/settings/tags',
  icon: IconTag,
};
