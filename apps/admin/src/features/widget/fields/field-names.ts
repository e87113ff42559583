import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import type { SettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';

/** What the page of the appearance changes, the contact methods included. */
export const appearanceFields = [
  'theme',
  'brandColor',
  'textColor',
  'actionColor',
  'isGradient',
  'colorMode',
  'floatBtnLauncher',
  'icon',
  'floatBtnLabel',
  'floatBtnLabelColor',
  'floatBtnSize',
  'floatBtnPosition',
  'floatBtnOffsetSide',
  'floatBtnOffsetBottom',
  'logoHeader',
  'welcomeText',
  'description',
  'backBtnLabel',
  'fonts',
  'isShowMemberAvatar',
  'dateFormat',
  'brandingRemoval',
  'contactMethod',
  'contactMethodOrder',
  'defaultContactMethod',
  'isEnableCustomPhone',
  'isEnableCustomZalo',
] as const;
type AppearanceField = (typeof appearanceFields)[number];

/** What the advanced page changes. */
export const advancedFields = ['displayPages', 'displayDevices', 'hideOnMobile', 'zIndex', 'customCss'] as const;
type AdvancedField = (typeof advancedFields)[number];

/** What a card of such a page works with. */
export type AppearanceForm = Pick<SettingsForm<AppearanceField>, 'draft' | 'problems' | 'set'>;
export type AdvancedForm = Pick<SettingsForm<AdvancedField>, 'draft' | 'problems' | 'set'>;

type TextField = 'floatBtnLabel' | 'welcomeText' | 'description' | 'backBtnLabel' | 'customCss';

/** How many characters the contract lets a text have. */
export const longest = (field: TextField): number => ShopSettings.shape[field].unwrap().maxLength ?? 0;
