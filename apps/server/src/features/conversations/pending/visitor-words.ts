import type { Ctx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import type { Frame } from '../../../language/frames/en.ts';
import { frameOf, type Language, languageOfLocale } from '../../../language/languages.ts';
import { frameFor, sentencesOf } from '../../wording/index.ts';

/** So many of the latest messages tell what a visitor wrote, and in which language. */
const mostRead = 20;
const visitors = ['customer', 'anonymous', 'guest'];

/** What the visitor of a conversation wrote lately, oldest first. */
export async function visitorTexts(ctx: Ctx, conversationId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('messages')
    .select('text')
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'text')
    .where('sender', 'in', visitors)
    .where('text', '<>', '')
    .orderBy('seq', 'desc')
    .limit(mostRead)
    .execute();
  return rows.map((it) => it.text).reverse();
}

const textMaxChars = 2_000;

async function readReader(ctx: Ctx, conversationId: string, texts?: readonly string[]) {
  const shop = await ctx.db
    .selectFrom('conversations as c')
    .innerJoin('contacts as ct', (on) => on.onRef('ct.shop_id', '=', 'c.shop_id').onRef('ct.id', '=', 'c.contact_id'))
    .innerJoin('shops as shop', 'shop.id', 'c.shop_id')
    .select(['ct.locale', 'shop.primary_locale', 'shop.store_locales', 'shop.added_locales'])
    .select(sentencesOf('shop').as('sentences'))
    .where('c.shop_id', '=', ctx.shopId)
    .where('c.id', '=', conversationId)
    .executeTakeFirst();
  const said = (texts ?? (await visitorTexts(ctx, conversationId))).join('\n').slice(-textMaxChars);
  return { shop, said, language: detectLanguage(said, shop && languageOfLocale(shop.locale)) };
}

/** The language that the visitor of a conversation writes in; that of their browser, or English, where words do not tell. */
export const visitorLanguage = async (ctx: Ctx, conversationId: string): Promise<Language> =>
  (await readReader(ctx, conversationId)).language;

/** What the assistant says by itself to the visitor of a conversation, in the shop's words where it has some. */
export async function frameTo(ctx: Ctx, conversationId: string, texts?: readonly string[]): Promise<Frame> {
  const { shop, said, language } = await readReader(ctx, conversationId, texts);
  if (!shop) return frameOf(language);
  const locale = languageOfLocale(shop.locale) === language ? shop.locale : language;
  return frameFor(shop, { language, locale, browser: shop.locale, said });
}
