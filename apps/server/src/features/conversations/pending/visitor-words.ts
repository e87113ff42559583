import type { Ctx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { type Language, languageOfLocale } from '../../../language/languages.ts';

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

/** The language that the visitor of a conversation writes in; that of their browser, or English, where words do not tell. */
export async function visitorLanguage(ctx: Ctx, conversationId: string, texts?: readonly string[]): Promise<Language> {
  const row = await ctx.db
    .selectFrom('conversations as c')
    .innerJoin('contacts as ct', (on) => on.onRef('ct.shop_id', '=', 'c.shop_id').onRef('ct.id', '=', 'c.contact_id'))
    .select('ct.locale')
    .where('c.shop_id', '=', ctx.shopId)
    .where('c.id', '=', conversationId)
    .executeTakeFirst();
  const said = texts ?? (await visitorTexts(ctx, conversationId));
  const ofBrowser = row && languageOfLocale(row.locale);
  return detectLanguage(said.join('\n').slice(-textMaxChars), ofBrowser);
}
