import { newId } from '@chatty/contract/new-id';
import { autoResolveSeconds } from '@chatty/contract/settings/options';
import type { Ctx, Services } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { requestJob } from '../../../platform/jobs/job.ts';
import { findShop, settingsOf, shopsThatAutoResolve } from '../../shops/index.ts';
import { localesOf, readWording, settingIn, wordsOf } from '../../wording/index.ts';
import { append } from '../append/append.ts';
import type { Entry } from '../append/entry.ts';
import { resolveSilentJob } from './pending.jobs.ts';

/** So many are resolved in one transaction; others of the shop get their turn in between. */
const batch = 100;

/** Has each shop that wants it look through its conversations. */
export async function resolveSilentEverywhere(services: Services): Promise<void> {
  const requests = (await shopsThatAutoResolve(services)).map((shopId) => requestJob(resolveSilentJob, shopId, {}));
  if (requests.length > 0) await services.jobs.enqueue(requests, services.db);
}

/** What resolves a conversation in which nothing has happened since then, and tells the visitor. */
function silenceOf(ctx: Ctx, conversationId: string, since: Date, alert: string): Entry {
  const said = { id: newId(), kind: 'text' as const, text: alert, parts: [], files: [] };
  return {
    shopId: ctx.shopId,
    conversationId,
    by: { type: 'system' },
    // Something may have happened since the conversations were looked through.
    event: ({ silentSince }) => ({ type: 'fell_silent', isSilent: silentSince <= since }),
    ...(alert && { message: said }),
  };
}

async function resolveBatch(
  ctx: Ctx,
  since: Date,
  alertIn: (locale: string) => string,
): Promise<{ found: number; resolved: number }> {
  return transaction(ctx, async (tx) => {
    const rows = await tx.db
      .selectFrom('conversations as c')
      .innerJoin('contacts as ct', (on) => on.onRef('ct.shop_id', '=', 'c.shop_id').onRef('ct.id', '=', 'c.contact_id'))
      .select(['c.id', 'ct.locale'])
      .where('c.shop_id', '=', ctx.shopId)
      .where('c.status', '=', 'open')
      .where('c.waiting_since', 'is', null)
      .where('c.last_message_at', '<=', since)
      .where((q) => q.or([q('c.moved_at', 'is', null), q('c.moved_at', '<=', since)]))
      .orderBy('c.last_message_at')
      .orderBy('c.id')
      .limit(batch)
      .execute();
    const outcomes = await append(
      tx,
      rows.map(({ id, locale }) => silenceOf(ctx, id, since, alertIn(locale))),
    );
    return { found: rows.length, resolved: outcomes.filter((it) => it.ok && it.accepted).length };
  });
}

/**
 * Resolves the shop's conversations in which everything was answered and nobody has written for as long as its settings
 * say. Who waits for an answer, from the assistant or a person, is never sent away; nor is one resolved that the team has
 * just taken, reopened, or had back from a snooze.
 */
export async function resolveSilent(ctx: Ctx): Promise<void> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const { onAutoResolve, timeAutoResolve, typeAutoResolve, resolvedAlert } = settingsOf(shop);
  if (!onAutoResolve) return;
  const silenceMs = timeAutoResolve * autoResolveSeconds[typeAutoResolve] * 1_000;
  const since = new Date(ctx.services.clock.now().getTime() - silenceMs);
  const rows = await readWording(ctx, localesOf(shop));
  const alertIn = (locale: string) =>
    resolvedAlert && settingIn(wordsOf(shop, rows, locale), 'liveChatResolvedAlert', resolvedAlert);
  for (;;) {
    const done = await resolveBatch(ctx, since, alertIn);
    if (done.found < batch || done.resolved === 0) return;
  }
}
