import type { Shop } from '@chatty/contract/shops';
import { texts } from '#texts/shops.ts';
import { Problem } from '../../platform/problem.ts';
import type { Ctx } from '../../ctx.ts';
import { changeShop } from './change-shop.ts';

/** More banners than a shop will ever be shown. */
const dismissedAtMost = 200;

/** Hides a banner from the whole team for good, or shows it again. */
export function dismissBanner(ctx: Ctx, { banner, isDismiss }: { banner: string; isDismiss: boolean }): Promise<Shop> {
  return changeShop(ctx, (shop) => {
    const others = shop.dismissed_banners.filter((it) => it !== banner);
    if (isDismiss && others.length >= dismissedAtMost) throw new Problem('bad_input', texts.tooManyBanners);
    return { dismissed_banners: JSON.stringify(isDismiss ? [...others, banner] : others) };
  });
}
