import type { AiAssistantPatch } from '@chatty/contract/assistant';
import type { Shop } from '@chatty/contract/shops';
import { texts } from '#texts/shops.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Ctx } from '../../../ctx.ts';
import { changeShop } from '../change-shop.ts';
import { assistantSettingsOf } from '../shop.store.ts';

/** Changes how the shop's assistant works; what is left out stays as it is. Throws `not_found` for another shop's id. */
export async function changeAssistantSettings(ctx: Ctx, id: string, patch: AiAssistantPatch): Promise<Shop> {
  if (id !== ctx.shopId) throw notFound(texts.thisShop);
  return changeShop(ctx, (row) => ({
    // The chatbox's other settings stand in the same column, which the change holds locked.
    widget: JSON.stringify({ ...row.widget, aiAssistantSettings: { ...assistantSettingsOf(row), ...patch } }),
  }));
}
