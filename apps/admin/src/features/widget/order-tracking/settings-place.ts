import { IconPlugConnected } from '@tabler/icons-react';
import { texts } from '#texts/order-tracking.ts';
import type { SettingsPlace } from '../../../navigation/feature.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.integrations.settingsPlace,
  of: 'shop',
  to: '/settings/integrations',
  icon: IconPlugConnected,
};
