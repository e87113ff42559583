import { IconInbox } from '@tabler/icons-react';
import { texts } from '#texts/desk.ts';
import type { SettingsPlace } from '../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'member',
  to: (memberId) => `/inbox/settings/${memberId}`,
  icon: IconInbox,
};
