import { newId } from '@chatty/contract/new-id';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { documentsOf, oneAddsAtATime, roomForDocuments, tellDocument } from '../documents/document.store.ts';
import { type DocumentRow, failDocument, finishDocument, moveDocument } from '../documents/keep-document.ts';
import { hideSource } from '../passages/hide-source.ts';
import { named } from '../pages/page-changes.ts';
import { askWeb, NotHad } from './ask-web.ts';
import { nextReading } from './read-web-page.ts';
import { hostOf, webAddress } from './web-address.ts';

const sitemapMaxBytes = 10 * 1024 * 1024;
/** Of an index so many sitemaps are read, and of all so many addresses: no plan holds more. */
const mostSitemaps = 30;
const mostAddresses = 5_000;

/** An address of the sitemap's own host; null for any other. */
function own(address: string, host: string): string | null {
  try {
    const url = webAddress(address);
    return hostOf(url) === host ? url : null;
  } catch {
    return null;
  }
}

/** The addresses that a sitemap names, those of the sitemaps that it names included. Throws `NotHad`. */
async function addressesIn(ctx: Ctx, url: string): Promise<string[]> {
  const host = hostOf(url);
  const found = new Set<string>();
  const waiting = [url];
  const seen = new Set<string>();
  while (waiting.length > 0 && seen.size < mostSitemaps && found.size < mostAddresses) {
    const next = waiting.shift() ?? '';
    if (seen.has(next)) continue;
    seen.add(next);
    const answer = await askWeb(ctx, next, { accept: 'application/xml,text/xml', maxBytes: sitemapMaxBytes });
    const read = await ctx.services.reader.readSitemap(answer.body);
    if ('problem' in read) throw new NotHad(read.problem);
    const ownOf = (all: readonly string[]) => all.map((it) => own(it, host)).filter((it) => it !== null);
    for (const it of ownOf(read.sitemap.pages)) found.add(it);
    waiting.push(...ownOf(read.sitemap.sitemaps));
  }
  if (found.size === 0) throw new NotHad('no_sitemap');
  return [...found].slice(0, mostAddresses);
}

async function keepAddresses(tx: TxCtx, row: DocumentRow, addresses: readonly string[]): Promise<void> {
  await oneAddsAtATime(tx);
  const known = await documentsOf(tx).select(['id', 'url', 'title', 'sitemap_id']).where('kind', '=', 'web').execute();
  const wanted = new Set(addresses);
  const gone = known.filter((it) => it.sitemap_id === row.id && !wanted.has(it.url ?? ''));
  const knownUrls = new Set(known.map((it) => it.url));
  const missing = addresses.filter((it) => !knownUrls.has(it));
  const { count, limit } = await roomForDocuments(tx);
  const room = limit === null ? missing.length : Math.max(0, limit - count + gone.length);
  const added = missing.slice(0, room);
  const now = tx.services.clock.now();
  for (const { id } of gone) {
    await tx.db
      .updateTable('documents')
      .set({ deleted_at: now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .execute();
    await hideSource(tx, { kind: 'web', id });
    tx.emit('document.deleted', { id, kind: 'web' }, { team: true, contactId: null });
  }
  if (added.length > 0) {
    const rowOf = (url: string) => ({
      ...{ shop_id: tx.shopId, id: newId(), kind: 'web' as const, title: url, url, host: row.host },
      sitemap_id: row.id,
      added_by: row.added_by,
      created_at: now,
    });
    await tx.db.insertInto('documents').values(added.map(rowOf)).execute();
  }
  const titled = (urls: readonly string[]) => urls.map((title) => ({ title }));
  await finishDocument(tx, row, {
    changes: JSON.stringify({ added: named(titled(added)), changed: named([]), gone: named(gone) }),
    left_out: missing.length - added.length,
    next_at: nextReading(tx),
  });
}

/** Reads which pages a sitemap names: those that are new are read next, those that it no longer names are removed. */
export async function readSitemap(ctx: Ctx, row: DocumentRow, url: string): Promise<void> {
  await moveDocument(ctx, row, { state: 'reading' });
  try {
    const addresses = await addressesIn(ctx, url);
    await transaction(ctx, async (tx) => {
      await keepAddresses(tx, row, addresses);
      await tellDocument(tx, row.id);
    });
  } catch (error) {
    if (!(error instanceof NotHad)) throw error;
    await failDocument(ctx, row, error.problem, { next_at: nextReading(ctx) });
  }
}
