import type { Handlers } from '@chatty/contract/call';
import type { Shop, themeEmbed } from '@chatty/contract/shops';
import type { Ctx, MemberCtx } from '../../../ctx.ts';
import { Refused } from '../../../platform/problem.ts';
import type { FoundEmbed } from '../../../ports/commerce.ts';
import { changeShop, findShop, mayReadThemes, type ShopRow } from '../../shops/index.ts';

/** What the store tells; null where it doesn't let us look. Throws `Unreachable`. */
async function lookAt({ services, shopId }: Ctx, shop: ShopRow): Promise<FoundEmbed | null> {
  if (!mayReadThemes(shop)) return null;
  try {
    return await services.commerce.findEmbed(shopId);
  } catch (refused) {
    if (refused instanceof Refused) return null;
    throw refused;
  }
}

/** The theme in which it is on, or was before another one was published. Off where it was on is simply off. */
function onTheme(before: string | null, found: FoundEmbed | null): string | null {
  if (!found) return before;
  if (found.isOn) return found.themeId;
  return before === found.themeId ? null : before;
}

/** Looks whether the published theme has the chatbox switched on, and tells the team. Throws `Unreachable`. */
export async function checkEmbed(ctx: Ctx): Promise<Shop> {
  const found = await lookAt(ctx, await findShop(ctx.db, ctx.shopId));
  return changeShop(ctx, (row) => ({
    embed_checked_at: ctx.services.clock.now(),
    embed_theme: found?.themeName ?? null,
    embed_state: found && (found.isOn ? 'on' : 'off'),
    embed_on_theme: onTheme(row.embed_on_theme, found),
  }));
}

export const themeEmbedCalls = {
  'POST /shop/check-embed': (ctx) => checkEmbed(ctx),
} satisfies Handlers<typeof themeEmbed, MemberCtx>;
