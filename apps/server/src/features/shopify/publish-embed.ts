import { type EmbedConfig, launcherLookOf } from '@chatty/contract/settings/embed-config';
import { colorsOf } from '@chatty/contract/settings/options';
import { popupRulesOf } from '@chatty/contract/settings/popups/popup-rules';
import type { Ctx } from '../../ctx.ts';
import { findShop, settingsOf } from '../shops/index.ts';

/** Tells the storefront's embed how the launcher looks, where it is, and where we are. */
export async function publishEmbed({ services, shopId }: Ctx): Promise<void> {
  const settings = settingsOf(await findShop(services.db, shopId));
  const config: EmbedConfig = {
    enabled: true,
    origin: new URL(services.config.APP_URL).origin,
    ...launcherLookOf({ ...settings, ...colorsOf(settings) }),
    popups: popupRulesOf(settings),
  };
  await services.commerce.publishEmbed(shopId, config);
}
