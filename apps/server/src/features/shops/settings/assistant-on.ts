import type { Channel } from '@chatty/contract/conversations';
import { isOpen } from '@chatty/contract/settings/hours/working-hours';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';

type Switches = Pick<ShopSettings, 'isEnableAIAssistant' | 'aiAssistantSettings'>;

/** Whether the shop lets its assistant speak on a channel, at whatever time: its switches. */
export const isSwitchedOn = ({ isEnableAIAssistant, aiAssistantSettings }: Switches, channel: Channel): boolean =>
  isEnableAIAssistant && aiAssistantSettings.channels.includes(channel);

function standsIn(settings: ShopSettings, at: Date): boolean {
  switch (settings.aiAssistantSettings.aiBackup) {
    case 'allow_always':
      return true;
    case 'allow_offline_hour':
      return !isOpen(settings, at);
    case 'dont_allow':
      return isOpen(settings, at);
  }
}

/** Whether the assistant answers who writes on a channel now; else people do. */
export const answersAt = (settings: ShopSettings, channel: Channel, at: Date): boolean =>
  isSwitchedOn(settings, channel) && standsIn(settings, at);
