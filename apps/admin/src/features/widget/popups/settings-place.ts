import { IconSpeakerphone } from '@tabler/icons-react';
import { texts } from '#texts/popups.ts';
import type { SettingsPlace } from '../../../navigation/feature.ts';
import { popupPaths } from './popup-paths.ts';

export const settingsPlace: SettingsPlace = {
  ...texts.settingsPlace,
  of: 'shop',
  to: popupPaths.welcome,
  icon: IconSpeakerphone,
};
