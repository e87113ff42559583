import { createHash } from 'node:crypto';
import type { Ctx } from '../../../ctx.ts';
import { type DocumentRow, failDocument, keepDocument, moveDocument } from '../documents/keep-document.ts';
import { askWeb, headerOf, NotHad, type WebAnswer } from './ask-web.ts';

const pageMaxBytes = 5 * 1024 * 1024;
const titleMaxChars = 300;
const keptMs = 24 * 60 * 60_000;

/** When an address that was read, or could not be, is read again. */
export const nextReading = (ctx: Ctx): Date => new Date(ctx.services.clock.now().getTime() + keptMs);

/** How a page, or who sends it, names its charset. */
const named = /charset=["']?([\w-]{1,40})/i;

/** A page as text, by the charset that it says it is in. */
function htmlOf(answer: WebAnswer): string {
  const head = answer.bytes.subarray(0, 2_048).toString();
  const [, charset = 'utf-8'] = named.exec(headerOf(answer, 'content-type')) ?? named.exec(head) ?? [];
  try {
    return new TextDecoder(charset).decode(answer.bytes);
  } catch {
    return answer.bytes.toString();
  }
}

const isHtml = (answer: WebAnswer) =>
  /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headerOf(answer, 'content-type'));

/** Whether another address is known that says it is the same page. */
async function isKnownAlready(ctx: Ctx, { id }: DocumentRow, canonical: string): Promise<boolean> {
  const other = await ctx.db
    .selectFrom('documents')
    .select('id')
    .where('shop_id', '=', ctx.shopId)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is not', null)
    .where((q) => q.or([q('url', '=', canonical), q('canonical', '=', canonical)]))
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Reads a page of the web unless it is as it was. Of one that is gone, or that must not be read, nothing stays known; of
 * one that could not be had, what was known.
 */
export async function readWebPage(ctx: Ctx, row: DocumentRow, url: string): Promise<void> {
  await moveDocument(ctx, row, { state: 'reading' });
  const next_at = nextReading(ctx);
  try {
    const before = row.read_at === null ? undefined : { etag: row.etag, lastModified: row.last_modified };
    const accept = 'text/html,application/xhtml+xml';
    const answer = await askWeb(ctx, url, { accept, maxBytes: pageMaxBytes, ...(before ? { before } : {}) });
    const asBefore = { state: 'ready' as const, problem: null, read_at: ctx.services.clock.now(), next_at };
    if (answer.status === 304) return await moveDocument(ctx, row, asBefore);
    if (!isHtml(answer)) throw new NotHad('not_html');
    const html = htmlOf(answer);
    const content_hash = createHash('sha256').update(html).digest('base64url');
    const marks = { etag: headerOf(answer, 'etag') || null, last_modified: headerOf(answer, 'last-modified') || null };
    if (row.read_at !== null && row.content_hash === content_hash)
      return await moveDocument(ctx, row, { ...asBefore, ...marks });
    const read = await ctx.services.reader.readPage(html, answer.url);
    if ('problem' in read) throw new NotHad(read.problem);
    const { page } = read;
    if (page.noIndex) throw new NotHad('not_allowed');
    const isOfHost = page.canonical !== null && new URL(page.canonical).host === new URL(answer.url).host;
    const canonical = isOfHost && page.canonical !== null ? page.canonical : answer.url;
    if (await isKnownAlready(ctx, row, canonical)) throw new NotHad('same');
    const title = page.title.slice(0, titleMaxChars) || url;
    await keepDocument(ctx, row, [{ html: page.html }], { title, canonical, content_hash, next_at, ...marks });
  } catch (error) {
    if (!(error instanceof NotHad)) throw error;
    const forget = ['gone', 'not_allowed', 'same', 'private'].includes(error.problem);
    await failDocument(ctx, row, error.problem, { next_at, forget });
  }
}
