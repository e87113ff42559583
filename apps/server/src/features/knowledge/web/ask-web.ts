import type { DocumentProblem } from '@chatty/contract/documents';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import robotsParser from 'robots-parser';
import type { Ctx, Services } from '../../../ctx.ts';
import { Refused, Unreachable } from '../../../platform/problem.ts';
import { processState } from '../../../platform/processes/process-state.ts';
import type { OutgoingAnswer } from '../../../platform/http/outgoing.ts';

/** By which name robots.txt speaks of us. */
const robotName = 'ChattyBot';
const mostHops = 5;
const robotsMaxBytes = 500 * 1024;
const robotsKeptMs = 10 * 60_000;
/** Between two requests to one host: so long, or as its robots.txt asks, up to a bound. */
const pauseMs = { usual: 500, most: 10_000 };

interface Rules {
  allows(url: string): boolean;
  pauseMs: number;
}

interface Host {
  /** One request at a time. */
  turn: LimitFunction;
  askedAt: number;
}

/** What this process knows of the hosts that it asks. */
const hosts = processState('knowledge.hosts', () => ({
  known: new LRUCache<string, Host>({ max: 2_000 }),
  rules: new LRUCache<string, Promise<Rules>>({ max: 2_000, ttl: robotsKeptMs }),
  /** Whoever reads the addresses of one shop at one host. */
  readers: new LRUCache<string, LimitFunction>({ max: 2_000 }),
}));

/** A page that cannot be had, with why. */
export class NotHad extends Error {
  readonly problem: DocumentProblem;
  constructor(problem: DocumentProblem) {
    super(problem);
    this.problem = problem;
  }
}

interface Asked {
  accept: string;
  maxBytes: number;
  /** As it was when it was had before. */
  before?: { etag: string | null; lastModified: string | null };
}

export interface WebAnswer extends OutgoingAnswer {
  /** Where the last redirect led. */
  url: string;
}

const textOf = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0] : header) ?? '';
export const headerOf = (answer: OutgoingAnswer, name: string): string => textOf(answer.headers[name]);

/** One request, after those that others have for this host, and a pause. Throws `NotHad`. */
async function request(services: Services, url: string, { accept, maxBytes, before }: Asked, waitMs: number) {
  const { known } = hosts(services);
  const name = new URL(url).host;
  const host = known.get(name) ?? { turn: pLimit(1), askedAt: 0 };
  known.set(name, host);
  return host.turn(async () => {
    await pause(Math.max(0, host.askedAt + waitMs - performance.now()));
    try {
      return await services.outgoing({
        url,
        method: 'GET',
        headers: {
          accept,
          'accept-encoding': 'identity',
          'user-agent': `${robotName}/1.0 (+${services.config.APP_URL})`,
          ...(before?.etag ? { 'if-none-match': before.etag } : {}),
          ...(before?.lastModified ? { 'if-modified-since': before.lastModified } : {}),
        },
        answerMaxBytes: maxBytes,
      });
    } catch (error) {
      if (error instanceof Refused) throw new NotHad('private');
      if (error instanceof Unreachable) throw new NotHad('away');
      throw error;
    } finally {
      host.askedAt = performance.now();
    }
  });
}

const isRedirect = (status: number) => status >= 301 && status <= 308 && status !== 304;

/** Where an answer leads; by https, as nothing else is spoken. */
function nextHop(answer: OutgoingAnswer, url: string): string | null {
  const location = headerOf(answer, 'location');
  if (!isRedirect(answer.status) || !URL.canParse(location, url)) return null;
  const next = new URL(location, url);
  if (next.protocol === 'http:') next.protocol = 'https:';
  return next.href;
}

async function readRules(services: Services, origin: string): Promise<Rules> {
  const address = `${origin}/robots.txt`;
  let url = address;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const answer = await request(services, url, { accept: 'text/plain', maxBytes: robotsMaxBytes }, pauseMs.usual);
    const next = nextHop(answer, url);
    if (next === null) {
      // RFC 9309: who has no rules allows all, whose rules cannot be had allows nothing.
      if (answer.status >= 500) throw new NotHad('away');
      const rules = robotsParser(address, answer.status < 300 ? answer.body : '');
      const wanted = (rules.getCrawlDelay(robotName) ?? 0) * 1_000;
      return {
        allows: (it) => rules.isAllowed(it, robotName) !== false,
        pauseMs: Math.min(pauseMs.most, Math.max(pauseMs.usual, wanted)),
      };
    }
    url = next;
  }
  throw new NotHad('moved');
}

function rulesOf(services: Services, url: string): Promise<Rules> {
  const { rules } = hosts(services);
  const { origin } = new URL(url);
  const known = rules.get(origin);
  if (known) return known;
  const read = readRules(services, origin);
  rules.set(origin, read);
  read.catch(() => rules.delete(origin));
  return read;
}

/** Lets one at a time read the addresses of the ctx's shop at a host. */
export function oneReaderOf<Result>(
  { services, shopId }: Ctx,
  host: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const { readers } = hosts(services);
  const key = `${shopId}/${host}`;
  const turn = readers.get(key) ?? pLimit(1);
  readers.set(key, turn);
  return turn(read);
}

/**
 * Asks a page of the web for what it says: as robots.txt allows, one request at a time for each host, and never inside our
 * own network, wherever redirects lead. Throws `NotHad`.
 */
export async function askWeb({ services }: Ctx, address: string, asked: Asked): Promise<WebAnswer> {
  let url = address;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const rules = await rulesOf(services, url);
    if (!rules.allows(url)) throw new NotHad('not_allowed');
    const answer = await request(services, url, asked, rules.pauseMs);
    const next = nextHop(answer, url);
    if (next === null) return had(answer, url, asked.maxBytes);
    url = next;
  }
  throw new NotHad('moved');
}

const unzip = promisify(gunzip);

/** The bytes as they were before they were packed; some pack also what was asked for as it is. Throws `NotHad`. */
async function unpacked({ bytes }: OutgoingAnswer, maxBytes: number): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await unzip(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new NotHad(error instanceof RangeError ? 'too_large' : 'damaged');
  }
}

async function had(answer: OutgoingAnswer, url: string, maxBytes: number): Promise<WebAnswer> {
  const { status } = answer;
  if (status === 404 || status === 410) throw new NotHad('gone');
  if (status === 401 || status === 403) throw new NotHad('not_allowed');
  if (status !== 200 && status !== 304) throw new NotHad('away');
  if (!answer.isWhole) throw new NotHad('too_large');
  const bytes = await unpacked(answer, maxBytes);
  return { ...answer, bytes, body: Buffer.from(bytes).toString(), url };
}
