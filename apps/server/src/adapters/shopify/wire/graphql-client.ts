import { z } from 'zod';
import { texts } from '#texts/shopify.ts';
import { Refused, Unreachable } from '../../../platform/problem.ts';
import { documentOf } from './documents.ts';
import { type ShopifyFetch, unreachable } from './shopify-fetch.ts';
import type { Access, AccessTokens } from './tokens.ts';

const apiVersion = '2026-07';

/** Asks a shop's Admin API by a document of ours and reads the answer by its schema. */
export type AdminApi = <T>(
  shopId: string,
  document: string,
  answer: z.ZodType<T>,
  variables?: Record<string, unknown>,
) => Promise<T>;

const mostAttempts = 6;
const longestWaitMs = 20_000;

const Answer = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }))
    .optional(),
  extensions: z
    .object({
      cost: z
        .object({
          requestedQueryCost: z.number().nullish(),
          throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});
type Answer = z.infer<typeof Answer>;

/** How one try ended. */
type Attempt = { outcome: 'answered'; data: unknown } | { outcome: 'busy'; waitMs?: number } | { outcome: 'wornOut' };

/** Shopify's answer must have the shape that we asked for; otherwise the fault is Shopify's, not the caller's. */
function shaped<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new Refused(texts.otherShape, { cause: read.error });
}

function readAs<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return shaped(schema, JSON.parse(text));
  } catch (error) {
    throw new Unreachable(texts.unreadable, { cause: error });
  }
}

/** Until the bucket holds what the query costs. */
function throttledMs({ extensions }: Answer): number {
  const status = extensions?.cost?.throttleStatus;
  if (!status) return 1000;
  const missing = (extensions?.cost?.requestedQueryCost ?? 100) - status.currentlyAvailable;
  return Math.min(longestWaitMs, Math.max(100, (missing / status.restoreRate) * 1000));
}

/** Doubles each time, with a random share so that callers do not all come back at once. */
const backOffMs = (attempt: number, random: () => number) => Math.min(8000, 250 * 2 ** attempt) * (0.5 + random());

/**
 * The Admin GraphQL client. Throttled answers (status 200) wait for as long as their cost needs; 429, 5xx and broken
 * connections are tried again with growing pauses; a token that is no longer taken is renewed once.
 */
export function createAdminApi(given: {
  ask: ShopifyFetch;
  tokens: AccessTokens;
  pause: (ms: number) => Promise<unknown>;
  random?: () => number;
}): AdminApi {
  const { ask, tokens, pause, random = Math.random } = given;

  async function attempt(access: Access, body: string): Promise<Attempt> {
    const response = await ask(access.domain, `/admin/api/${apiVersion}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': access.accessToken },
      body,
    });
    const text = await response.text().catch((error: unknown) => Promise.reject(unreachable(error)));
    if (response.status === 401) return { outcome: 'wornOut' };
    if (response.status === 429 || response.status >= 500) {
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      return { outcome: 'busy', waitMs: seconds >= 0 ? Math.min(longestWaitMs, seconds * 1000) : undefined };
    }
    if (!response.ok) throw new Refused(texts.refusesShop(response.status));
    const answer = readAs(Answer, text);
    const codes = (answer.errors ?? []).map((it) => it.extensions?.code);
    if (codes.includes('THROTTLED')) return { outcome: 'busy', waitMs: throttledMs(answer) };
    if (codes.includes('INTERNAL_SERVER_ERROR')) return { outcome: 'busy' };
    const [error] = answer.errors ?? [];
    if (error) throw new Refused(texts.says(error.message));
    return { outcome: 'answered', data: answer.data };
  }

  return async (shopId, document, schema, variables = {}) => {
    const body = JSON.stringify({ query: documentOf(document), variables });
    let access = await tokens.of(shopId);
    let renewed = false;
    for (let count = 0; count < mostAttempts; count += 1) {
      const result = await attempt(access, body).catch((error: unknown): Attempt => {
        if (error instanceof Unreachable && count + 1 < mostAttempts) return { outcome: 'busy' };
        throw error;
      });
      if (result.outcome === 'answered') return shaped(schema, result.data);
      if (result.outcome === 'busy') await pause(result.waitMs ?? backOffMs(count, random));
      else if (renewed) throw new Refused(texts.accessEnded);
      else {
        renewed = true;
        access = await tokens.renew(shopId, access.accessToken);
      }
    }
    throw new Unreachable(texts.tooBusy);
  };
}

export const UserErrors = z.array(z.object({ field: z.array(z.string()).nullish(), message: z.string() }));

/** Throws the first thing that Shopify minds about what was asked. */
export function refuseUserErrors(errors: z.infer<typeof UserErrors>): void {
  const [first] = errors;
  if (first) throw new Refused(texts.says(first.message));
}
