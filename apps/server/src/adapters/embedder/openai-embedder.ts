import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, Unreachable } from '../../platform/problem.ts';
import type { Embedder } from '../../ports/embedder.ts';

export interface OpenaiEmbedderSettings {
  /** Without a slash at the end: `https://host/v1`. */
  baseUrl: string;
  key: string;
  model: string;
  /** What every answer must have. */
  dimensions: number;
  /** Ask the model to shorten its vectors to `dimensions`; models that cannot refuse to be asked. */
  shorten?: boolean;
  /** Milliseconds for one request. */
  timeout?: number;
  /** Waits between tries, in milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

const textsPerRequest = 96;
/** About 2,000 tokens: below the limit of every model of this kind. */
const longestText = 6000;
const tries = 4;
const firstPause = 500;
const longestPause = 20_000;

/**
 * Embeddings from an OpenAI-compatible endpoint. Busy (429) and failing (5xx, no answer) endpoints are tried again,
 * at the pace they ask for, then `Unreachable`; anything else they say no to is `Refused` with their reason.
 */
export function createOpenaiEmbedder(settings: OpenaiEmbedderSettings): Embedder {
  const { dimensions, wait = sleep } = settings;

  async function embedSome(texts: readonly string[]): Promise<Float32Array[]> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await request(settings, texts);
      if ('vectors' in outcome) return outcome.vectors;
      if (attempt === tries) throw new Unreachable(`the embedding endpoint: ${outcome.reason}`);
      await wait(Math.min(longestPause, outcome.pause ?? firstPause * 2 ** (attempt - 1)));
    }
  }

  return {
    id: `${settings.model}-${dimensions}`,
    dimensions,
    async embed(texts) {
      const prepared = texts.map((text) => text.toWellFormed().trim().slice(0, longestText));
      // Endpoints refuse a whole request for one empty text; the zero vector is near nothing, which is the truth.
      const filled = prepared.filter((text) => text !== '');
      const vectors: Float32Array[] = [];
      for (let from = 0; from < filled.length; from += textsPerRequest) {
        vectors.push(...(await embedSome(filled.slice(from, from + textsPerRequest))));
      }
      let taken = 0;
      return prepared.map((text) => (text === '' ? undefined : vectors[taken++]) ?? new Float32Array(dimensions));
    },
  };
}

type Outcome = { vectors: Float32Array[] } | { reason: string; pause?: number };

async function request(settings: OpenaiEmbedderSettings, texts: readonly string[]): Promise<Outcome> {
  const { baseUrl, key, model, dimensions, shorten, timeout = 30_000 } = settings;
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${baseUrl}/embeddings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float', ...(shorten ? { dimensions } : {}) }),
      signal: AbortSignal.timeout(timeout),
    });
    body = await response.json().catch(() => undefined);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
  if (response.status === 429 || response.status >= 500) {
    const pause = pauseAskedFor(response.headers.get('retry-after'));
    return { reason: `${response.status} ${reasonIn(body)}`, ...(pause === undefined ? {} : { pause }) };
  }
  if (!response.ok) throw new Refused(`the embedding endpoint: ${response.status} ${reasonIn(body)}`);
  return { vectors: vectorsIn(body, texts.length, dimensions) };
}

/** Seconds or a date; undefined when absent or neither. */
function pauseAskedFor(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}

function vectorsIn(body: unknown, count: number, dimensions: number): Float32Array[] {
  const rows = isRecord(body) && Array.isArray(body.data) ? body.data : [];
  const vectors: Float32Array[] = [];
  rows.forEach((row: unknown, at) => {
    if (!isRecord(row) || !Array.isArray(row.embedding)) return;
    const index = typeof row.index === 'number' ? row.index : at;
    vectors[index] = unitLength(Float32Array.from(row.embedding, Number));
  });
  for (let i = 0; i < count; i += 1) {
    if (vectors[i]?.length !== dimensions) {
      throw new Refused(`the embedding endpoint: expected ${count} vectors of ${dimensions} dimensions`);
    }
  }
  return vectors.slice(0, count);
}

function unitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1;
  return vector.map((x) => x / length);
}

function reasonIn(body: unknown): string {
  const error = isRecord(body) ? body.error : undefined;
  if (typeof error === 'string') return error;
  return isRecord(error) && typeof error.message === 'string' ? error.message : 'without a reason';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
