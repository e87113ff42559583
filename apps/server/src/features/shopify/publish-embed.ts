import type { Ctx } from '../../ctx.ts';
import { findShop, widgetOf } from '../shops/index.ts';

/** Tells the storefront's embed how the launcher looks and where we are. */
export async function publishEmbed({ services, shopId }: Ctx): Promise<void> {
  const shop = await findShop(services.db, shopId);
  const widget = widgetOf(shop);
  await services.commerce.publishEmbed(shopId, {
    enabled: true,
    origin: new URL(services.config.APP_URL).origin,
    brandColor: widget.brandColor,
    textColor: widget.textColor,
    label: widget.floatBtnLabel,
    position: widget.floatBtnPosition,
    size: widget.floatBtnSize,
    hideOnMobile: false,
  });
}
