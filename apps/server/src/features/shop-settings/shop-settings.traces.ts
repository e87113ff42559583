import type { ShopSettingsTables } from '../../tables/shop-settings.ts';
import { defineTraces } from '../../traces.ts';

export const shopSettingsTraces = defineTraces<ShopSettingsTables>({ about: { instruction_versions: 'team' } });
