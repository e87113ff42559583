import type { KnownDocument } from '@chatty/contract/documents';
import { newId } from '@chatty/contract/new-id';
import { texts } from '#texts/faqs.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import {
  documentsOf,
  findDocument,
  keepWithinPlan,
  oneAddsAtATime,
  tellDocument,
} from '../documents/document.store.ts';
import { crawlJob } from '../knowledge.jobs.ts';
import { hostOf, webAddress } from './web-address.ts';

interface NewAddress {
  id?: string | undefined;
  address: string;
  kind: 'web' | 'sitemap';
}

/**
 * Adds a page of the web, or a sitemap with all pages that it names. The same id again is the same address. Throws
 * `bad_input` for what is no address, `refused` for one that is there already, and at the plan's limit.
 */
export function addAddress(ctx: MemberCtx, { id = newId(), address, kind }: NewAddress): Promise<KnownDocument> {
  const url = webAddress(address);
  const host = hostOf(url);
  return transaction(ctx, async (tx) => {
    await oneAddsAtATime(tx);
    const there = await documentsOf(tx)
      .select('id')
      .where((q) => q.or([q('id', '=', id), q.and([q('url', '=', url), q('kind', '=', kind)])]))
      .executeTakeFirst();
    if (there?.id === id) return findDocument(tx, id);
    if (there) throw new Problem('refused', texts.web.thereAlready, { address: texts.web.thereAlready });
    const { memberId: added_by } = ctx.who;
    const created_at = tx.services.clock.now();
    await tx.db
      .insertInto('documents')
      .values({ shop_id: tx.shopId, id, kind, title: url, url, host, added_by, created_at })
      .execute();
    await keepWithinPlan(tx);
    tx.enqueue(crawlJob, { host });
    return tellDocument(tx, id);
  });
}

async function readAgain(tx: TxCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.db
    .updateTable('documents')
    .set((q) => ({ state: 'waiting', asked: q('asked', '+', 1) }))
    .where('shop_id', '=', tx.shopId)
    .where('id', 'in', [...ids])
    .returning('host')
    .execute();
  for (const host of new Set(rows.map((it) => it.host))) if (host !== null) tx.enqueue(crawlJob, { host });
}

/** Asks for an address to be read again; of a sitemap all its pages. Throws `not_found`. */
export function syncAddress(ctx: Ctx, id: string): Promise<KnownDocument> {
  return transaction(ctx, async (tx) => {
    const rows = await documentsOf(tx)
      .select('id')
      .where('kind', 'in', ['web', 'sitemap'])
      .where((q) => q.or([q('id', '=', id), q('sitemap_id', '=', id)]))
      .execute();
    if (!rows.some((it) => it.id === id)) throw notFound(texts.documents.this);
    await readAgain(
      tx,
      rows.map((it) => it.id),
    );
    return tellDocument(tx, id);
  });
}

/** Asks for all addresses to be read again. */
export function syncAddresses(ctx: Ctx): Promise<void> {
  return transaction(ctx, async (tx) => {
    const rows = await documentsOf(tx).select('id').where('kind', 'in', ['web', 'sitemap']).execute();
    await readAgain(
      tx,
      rows.map((it) => it.id),
    );
    tx.emit('documents.asked', {}, { team: true, contactId: null });
  });
}
