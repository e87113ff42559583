import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config.ts';

/** A port behind the address, as some proxies write it: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string) => address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** One household or machine: an IPv4 address, or the /64 of an IPv6 address, whose owner may use any address in it. */
function countedAs(address: string): string | null {
  const bare = withoutPort(address);
  if (!isIP(bare)) return null;
  const read = ipaddr.process(bare);
  const written = read.toString();
  if (read.kind() === 'ipv4') return written;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${written}/64`).toString()}/64`;
}

/**
 * The one place that says which address a request comes from, as it is counted for limits: an IPv4 address, or the /64
 * of an IPv6 address. Only `TRUSTED_PROXIES` are believed about `X-Forwarded-For`; if they say nothing usable, the
 * address that connected counts.
 */
export const clientAddress = (request: FastifyRequest): string =>
  countedAs(request.ip) ?? countedAs(request.socket.remoteAddress ?? '') ?? 'unknown';

/** Whom Fastify believes about a request's address, host and protocol. A number of hops it would not take itself. */
export function trustOf({ TRUSTED_PROXIES: trusted }: Config): FastifyServerOptions['trustProxy'] {
  if (typeof trusted === 'number') return trusted > 0 && ((_, hop) => hop < trusted);
  return trusted.length > 0 && trusted;
}

/** Tells the operator, once, that a proxy stands in front and all callers are counted as one. */
export function mountProxyAdvice(app: FastifyInstance, config: Config): void {
  if (config.NODE_ENV !== 'production' || trustOf(config)) return;
  let told = false;
  app.addHook('onRequest', (request, _, done) => {
    if (!told && request.headers['x-forwarded-for'] !== undefined) {
      told = true;
      request.log.warn('X-Forwarded-For is not believed: name the proxies in front of this server in TRUSTED_PROXIES');
    }
    done();
  });
}
