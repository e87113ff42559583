import { colorsOf } from '@chatty/contract/settings/options';
import type { Ctx } from '../../ctx.ts';
import { findShop, settingsOf } from '../shops/index.ts';

/** Tells the storefront's embed how the launcher looks, where it is, and where we are. */
export async function publishEmbed({ services, shopId }: Ctx): Promise<void> {
  const settings = settingsOf(await findShop(services.db, shopId));
  const { isGradient, colorMode, customCss, hideOnMobile, displayDevices, displayPages, zIndex } = settings;
  const { floatBtnLauncher, floatBtnLabel, floatBtnLabelColor, icon, floatBtnSize, floatBtnPosition } = settings;
  const { floatBtnOffsetSide, floatBtnOffsetBottom } = settings;
  await services.commerce.publishEmbed(shopId, {
    enabled: true,
    origin: new URL(services.config.APP_URL).origin,
    ...colorsOf(settings),
    ...{ isGradient, colorMode, customCss, hideOnMobile, displayDevices, displayPages, zIndex },
    ...{ floatBtnLauncher, floatBtnLabel, floatBtnLabelColor, icon, floatBtnSize, floatBtnPosition },
    ...{ floatBtnOffsetSide, floatBtnOffsetBottom },
  });
}
