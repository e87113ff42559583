import type { Ctx, Services } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { requestJob } from '../../../platform/jobs/job.ts';
import { rehearseAnswer } from '../../assistant/index.ts';
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
import { tellOfSettings } from '../saved-settings.ts';
import { rehearseJob } from './suggestions.jobs.ts';

/** What would come of each of these questions now. Throws where an answer breaks off. Not inside a transaction. */
export async function rehearse(ctx: Ctx, shop: ShopRow, questions: readonly string[]): Promise<Rehearsed[]> {
  const { botName, aiAssistantMode: mode } = settingsOf(shop).aiAssistantSettings;
  const found: Rehearsed[] = [];
  for (const question of questions) {
    const { rehearsal, refusedFor } = await rehearseAnswer(ctx, question, { shop, botName, mode });
    const isRefused = rehearsal === 'refused';
    const isDenied = rehearsal === 'tracks_order' && !mayReadOrders(shop);
    const result = isRefused ? 'unanswered' : isDenied ? 'no_orders' : 'answered';
    found.push({ question, result, refusedFor: isRefused ? [] : refusedFor });
  }
  return found;
}

/** Finds out which of the saved suggestions the assistant answers, and offers these to visitors from then on. */
export async function rehearseSuggestions(ctx: Ctx): Promise<void> {
  await readyToRetrieve(ctx.services);
  const shop = await findShop(ctx.db, ctx.shopId);
  const { suggestionFAQs } = settingsOf(shop).quickReplySettings;
  const questions = suggestionFAQs.map((it) => it.question);
  const found = await rehearse(ctx, shop, questions);
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
