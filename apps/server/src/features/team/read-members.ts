import { texts } from '#texts/team.ts';
import { lastNumber } from '../../platform/live/event-log.ts';
import { notFound } from '../../platform/problem.ts';
import type { MemberCtx } from '../../ctx.ts';
import { findShop, toShop } from '../shops/index.ts';
import { toMember } from './member.store.ts';
import { deskOf } from './members/desk.ts';

/** The signed-in member, their shop, and the event from which their screens go on. */
export async function readMe(ctx: MemberCtx) {
  const since = await lastNumber(ctx.db, ctx.shopId);
  const shop = await findShop(ctx.db, ctx.shopId);
  const row = await ctx.db
    .selectFrom('members')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', ctx.who.memberId)
    .executeTakeFirst();
  if (!row) throw notFound(texts.thisMember);
  return {
    member: toMember(ctx.services, row),
    desk: deskOf(shop, row),
    shop: toShop(ctx.services.config, shop),
    isCrmLogin: ctx.who.isCrmLogin,
    themeEditorUrl: themeEditorUrl(ctx, toShop(ctx.services.config, shop).shopAdminUrl),
    supportShop: await supportShopOf(ctx, shop.shopify_domain),
    canTranslate: ctx.services.engine.isGeneral === true,
    since,
  };
}

/** The theme editor with the chatbox's app embed ready to be saved. Source: Shopify's app embed deep links. */
function themeEditorUrl(ctx: MemberCtx, shopAdminUrl: string): string | null {
  const { SHOPIFY_CLIENT_ID } = ctx.services.config;
  if (!SHOPIFY_CLIENT_ID) return null;
  return `${shopAdminUrl}/themes/current/editor?context=apps&activateAppId=${SHOPIFY_CLIENT_ID}/chatty-embed`;
}

/** The shop that supports this one, if it exists; the support shop itself has none. */
async function supportShopOf(ctx: MemberCtx, own: string): Promise<string | null> {
  const { SUPPORT_SHOP } = ctx.services.config;
  if (!SUPPORT_SHOP || SUPPORT_SHOP === own) return null;
  const row = await ctx.db
    .selectFrom('shops')
    .select('shopify_domain')
    .where('shopify_domain', '=', SUPPORT_SHOP)
    .where('uninstalled_at', 'is', null)
    .executeTakeFirst();
  return row?.shopify_domain ?? null;
}

export async function listMembers(ctx: MemberCtx) {
  const rows = await ctx.db
    .selectFrom('members')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .orderBy('full_name')
    .execute();
  return rows.map((it) => toMember(ctx.services, it));
}
