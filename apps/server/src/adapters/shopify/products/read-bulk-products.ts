import { z } from 'zod';
import { texts } from '#texts/shopify.ts';
import { Refused, Unreachable } from '../../../platform/problem.ts';
import type { StoreProduct } from '../../../ports/commerce.ts';
import { documentOf } from '../wire/documents.ts';
import { type AdminApi, UserErrors } from '../wire/graphql-client.ts';
import { unreachable } from '../wire/shopify-fetch.ts';
import { createBulkJoin } from './join-bulk-lines.ts';

const BulkStart = z.object({
  bulkOperationRunQuery: z.object({ bulkOperation: z.object({ id: z.string() }).nullish(), userErrors: UserErrors }),
});
const BulkPoll = z.object({
  bulkOperation: z.object({ status: z.string(), errorCode: z.string().nullish(), url: z.string().nullish() }).nullish(),
});

const firstPollMs = 500;
const slowestPollMs = 10_000;
/** A hundred thousand products take Shopify some minutes. */
const longestMs = 30 * 60_000;
/** A line is one product, variant or metafield; none comes near this. */
const lineMaxChars = 8 * 1024 * 1024;

/** Opens the address that a finished bulk operation names. */
export type Download = (url: string) => Promise<Response>;

async function finishedUrl(api: AdminApi, shopId: string, id: string, pause: (ms: number) => Promise<unknown>) {
  let wait = firstPollMs;
  for (let waited = 0; waited < longestMs; waited += wait, wait = Math.min(slowestPollMs, wait * 1.5)) {
    const { bulkOperation } = await api(shopId, 'bulk-poll', BulkPoll, { id });
    const status = bulkOperation?.status;
    if (status === 'COMPLETED') return bulkOperation?.url ?? null;
    if (status !== 'CREATED' && status !== 'RUNNING') {
      throw new Unreachable(texts.exportFailed(bulkOperation?.errorCode ?? status ?? texts.exportLost));
    }
    await pause(wait);
  }
  throw new Unreachable(texts.exportTooSlow);
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  if (!response.ok || !response.body) throw new Unreachable(texts.exportUnavailable(response.status));
  let rest = '';
  try {
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = piece.split('\n');
      const last = lines.pop() ?? '';
      if (lines.length > 0) {
        yield rest + lines[0];
        yield* lines.slice(1);
        rest = '';
      }
      rest += last;
      if (rest.length > lineMaxChars) throw new Refused(texts.productTooLong);
    }
  } catch (error) {
    throw error instanceof Refused ? error : unreachable(error);
  }
  yield rest;
}

/** All products of a shop by one bulk operation: started, awaited, downloaded as lines of JSON and joined. */
export async function* readBulkProducts(
  api: AdminApi,
  shopId: string,
  download: Download,
  pause: (ms: number) => Promise<unknown>,
): AsyncGenerator<StoreProduct> {
  const { bulkOperationRunQuery: begun } = await api(shopId, 'bulk-start', BulkStart, {
    query: documentOf('bulk-products'),
  });
  const [error] = begun.userErrors;
  // Another export under way is a reason to come back later; anything else will not change by itself.
  if (error && /already|in progress|limit/i.test(error.message)) throw new Unreachable(texts.says(error.message));
  if (error || !begun.bulkOperation) throw new Refused(error ? texts.says(error.message) : texts.exportNotStarted);
  const url = await finishedUrl(api, shopId, begun.bulkOperation.id, pause);
  // An export without a single row has no file.
  if (!url) return;
  const join = createBulkJoin();
  for await (const line of linesOf(await download(url))) join.add(line);
  yield* join.products();
}
