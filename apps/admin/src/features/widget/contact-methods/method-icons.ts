import type { ContactMethod } from '@chatty/contract/settings/options';
import {
  IconBrandInstagram,
  IconBrandLine,
  IconBrandMessenger,
  IconBrandSkype,
  IconBrandTelegram,
  IconBrandTiktok,
  IconBrandWhatsapp,
  IconLetterZ,
  IconMail,
  IconMessageDots,
  IconPhone,
  type TablerIcon,
} from '@tabler/icons-react';

/** By which a method is found in the list. */
export const methodIcons: Record<ContactMethod, TablerIcon> = {
  whatsApp: IconBrandWhatsapp,
  messenger: IconBrandMessenger,
  phoneCall: IconPhone,
  email: IconMail,
  instagram: IconBrandInstagram,
  telegram: IconBrandTelegram,
  skype: IconBrandSkype,
  line: IconBrandLine,
  zalo: IconLetterZ,
  sms: IconMessageDots,
  tiktok: IconBrandTiktok,
};
