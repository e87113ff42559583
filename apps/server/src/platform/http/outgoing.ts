import { lookup as lookUp } from 'node:dns';
import { Agent, request as requestPlain, type RequestOptions } from 'node:http';
import { Agent as TlsAgent, request as requestByTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Refused, Unreachable } from '../problem.ts';

/** A request to an address that somebody outside has told us. */
export interface OutgoingRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: Uint8Array | string;
  /** What is read of the answer; not given, its beginning. */
  answerMaxBytes?: number;
}

export interface OutgoingAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Uint8Array;
  /** Its bytes as text. */
  body: string;
  /** False where there was more than is read. */
  isWhole: boolean;
}

/** Throws `Refused` for an address that is none of the public internet's, `Unreachable` when nothing answers. */
export type Outgoing = (request: OutgoingRequest) => Promise<OutgoingAnswer>;

const timeoutMs = 15_000;
/** What is read of an answer; who needs more than the beginning of what a stranger says, says how much. */
const usualMaxBytes = 64 * 1024;

/** The only part of IPv6 that is given out. */
const given = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const read = ipaddr.parse(address);
  return read.range() === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(given));
}

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '::1';
const forbidden = (host: string) => new Refused(`${host} is not an address of the public internet.`);

/** Refuses during the look-up whose result is used to connect, so that a second look-up cannot lead elsewhere. */
const guarded =
  (look: typeof lookUp): LookupFunction =>
  (host, options, done) => {
    look(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every((it) => isPublicAddress(it.address))) return done(forbidden(host), '', 0);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

/**
 * Sends requests to addresses that people or other servers have given us, and never into our own network: https only, to
 * public addresses only, redirects are not followed. `alsoThisMachine` lets loopback addresses be spoken to, without TLS as
 * no certificate names them: for tests and the simulator alone.
 */
export function createOutgoing(settings: { alsoThisMachine?: boolean; look?: typeof lookUp } = {}): Outgoing {
  const lookup = guarded(settings.look ?? lookUp);
  const tls = new TlsAgent({ keepAlive: true });
  const plain = new Agent();
  return async ({ url: address, method, headers, body, answerMaxBytes: most = usualMaxBytes }) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.protocol !== 'https:' || url.username || url.password)
      throw new Refused('Only https addresses are spoken to.');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const here = settings.alsoThisMachine === true && isLoopback(host);
    if (!here && isIP(host) && !isPublicAddress(host)) throw forbidden(host);
    const options: RequestOptions = { host, path: `${url.pathname}${url.search}`, method, headers };
    if (url.port) options.port = url.port;
    const signal = AbortSignal.timeout(timeoutMs);
    const { promise, resolve, reject } = Promise.withResolvers<OutgoingAnswer>();
    const request = here
      ? requestPlain({ ...options, agent: plain, signal })
      : requestByTls({ ...options, servername: isIP(host) ? '' : host, agent: tls, lookup, signal });
    request.on('error', (error) => {
      reject(error instanceof Refused ? error : new Unreachable(`${host} cannot be reached (${error.message}).`));
    });
    request.on('response', (response) => {
      const pieces: Buffer[] = [];
      let size = 0;
      const answer = () => {
        const bytes = Buffer.concat(pieces).subarray(0, most);
        const { statusCode: status = 0, headers: told } = response;
        const isWhole = size <= most && (response.complete || size === 0);
        resolve({ status, headers: told, bytes, isWhole, body: bytes.toString() });
      };
      response.on('data', (chunk: Buffer) => {
        pieces.push(chunk);
        size += chunk.byteLength;
        if (size > most) response.destroy();
      });
      response.on('close', answer);
      response.on('error', answer);
    });
    request.end(body);
    return promise;
  };
}
