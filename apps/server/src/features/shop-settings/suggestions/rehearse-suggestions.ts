import type { Ctx, Services } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { requestJob } from '../../../platform/jobs/job.ts';
import { rehearseAnswer, rehearseIn } from '../../assistant/index.ts';
import { readyToRetrieve } from '../../knowledge/index.ts';
import {
  findShop,
  keepRehearsed,
  mayReadOrders,
  type Rehearsed,
  settingsOf,
  type ShopRow,
  unrehearsedShops,
} from '../../shops/index.ts';
import { localesOf, readWording, type ShopWords, suggestionIn, wordsOf } from '../../wording/index.ts';
import { tellOfSettings } from '../saved-settings.ts';
import { rehearseJob } from './suggestions.jobs.ts';

/** The suggestions that the shop has not answered itself. */
export const leftToAssistant = (shop: ShopRow): string[] =>
  settingsOf(shop).quickReplySettings.suggestionFAQs.flatMap((it) => (it.answer === '' ? it.question : []));

/** What would come of each of these questions now. Throws where an answer breaks off. Not inside a transaction. */
export async function rehearse(ctx: Ctx, shop: ShopRow, questions: readonly string[]): Promise<Rehearsed[]> {
  const { aiAssistantSettings: assistant } = settingsOf(shop);
  const found: Rehearsed[] = [];
  for (const question of questions) {
    const { rehearsal, refusedFor } = await rehearseAnswer(ctx, question, { shop, assistant });
    const isRefused = rehearsal === 'refused';
    const isDenied = rehearsal === 'tracks_order' && !mayReadOrders(shop);
    const result = isRefused ? 'unanswered' : isDenied ? 'no_orders' : 'answered';
    found.push({ question, result, refusedFor: isRefused ? [] : refusedFor });
  }
  return found;
}

/** What the shop's other languages say in the place of a question, where it is answered to whoever reads the store in them. */
async function answeredIn(ctx: Ctx, shop: ShopRow, question: string, words: readonly ShopWords[]) {
  const { aiAssistantSettings: assistant } = settingsOf(shop);
  const answered: Record<string, string> = {};
  for (const it of words) {
    const said = suggestionIn(it, question);
    if (said === question) continue;
    const found = await rehearseIn(ctx, said, { shop, assistant }, it.locale);
    if (found === 'answered' || (found === 'tracks_order' && mayReadOrders(shop))) answered[it.locale] = said;
  }
  return answered;
}

/** What the shop's languages beside its primary one say. */
async function otherWords(ctx: Ctx, shop: ShopRow): Promise<ShopWords[]> {
  const [, ...others] = localesOf(shop);
  if (others.length === 0) return [];
  const rows = await readWording(ctx, localesOf(shop));
  return others.map((locale) => wordsOf(shop, rows, locale));
}

/** Finds out which of the saved suggestions the assistant answers, also as the shop's other languages word them, and offers these to visitors from then on. */
export async function rehearseSuggestions(ctx: Ctx): Promise<void> {
  await readyToRetrieve(ctx.services);
  const shop = await findShop(ctx.db, ctx.shopId);
  const questions = leftToAssistant(shop);
  const words = await otherWords(ctx, shop);
  const found: Rehearsed[] = [];
  for (const it of await rehearse(ctx, shop, questions))
    found.push({ ...it, answeredIn: await answeredIn(ctx, shop, it.question, words) });
  await transaction(ctx, async (tx) => {
    const changed = await keepRehearsed(tx, found);
    if (changed) tellOfSettings(tx, changed);
  });
}

/** Shops of earlier versions, whose suggestions nobody has rehearsed. */
export async function rehearseUnrehearsed(services: Services): Promise<void> {
  const requests = (await unrehearsedShops(services)).map((shopId) => requestJob(rehearseJob, shopId, {}));
  if (requests.length > 0) await services.jobs.enqueue(requests, services.db);
}
