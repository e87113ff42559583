import { handOffKey } from '@chatty/contract/visitor-texts/setting-texts';
import type { Ctx } from '../../../ctx.ts';
import { findShop, languageOfShop } from '../../shops/index.ts';
import { wordsFor } from '../../wording/index.ts';
import type { Conclusion } from '../conclusion/conclude.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';

/** What the shop wrote for this, in the visitor's language; null where it wrote nothing there. */
async function wordsOfShop(ctx: Ctx, inquiry: Inquiry, key: string, text: string): Promise<string | null> {
  const { own } = await wordsFor(ctx, await findShop(ctx.db, ctx.shopId), inquiry.locale);
  const said = own[key];
  if (typeof said === 'string') return said;
  return inquiry.language === languageOfShop(inquiry.shop) ? text : null;
}

/**
 * A conclusion in the shop's own words where one of its rules holds and has some. Whoever writes another language, into
 * which nobody has translated them, reads the product's.
 */
export async function inShopsWords(ctx: Ctx, inquiry: Inquiry, conclusion: Conclusion): Promise<Conclusion> {
  if (conclusion.outcome === 'dropped' || !conclusion.rule) return conclusion;
  const { name } = conclusion.rule;
  const { text } = inquiry.assistant.handOff[name];
  const said = text === '' ? null : await wordsOfShop(ctx, inquiry, handOffKey(name), text);
  return said === null ? conclusion : { ...conclusion, text: said };
}
