import {
  IconAddressBook,
  IconChartBar,
  IconCreditCard,
  IconHome,
  IconInbox,
  IconMessageCircle,
  IconQuestionMark,
  IconRobot,
  IconSettings,
  IconSpeakerphone,
  IconSparkles,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { MenuId } from '../../../navigation/path-entry.ts';

type MenuIcon = ComponentType<{ size?: number; stroke?: number }>;

export const menuIcons: Record<MenuId, MenuIcon> = {
  dashboard: IconHome,
  inbox: IconInbox,
  contacts: IconAddressBook,
  faqs: IconQuestionMark,
  chatbox: IconMessageCircle,
  assistant: IconSparkles,
  campaigns: IconSpeakerphone,
  automation: IconRobot,
  analytics: IconChartBar,
  subscription: IconCreditCard,
  settings: IconSettings,
};
