import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';

/** What a document of ours may do beside the usual. Whoever frames it is named: there is no wildcard. */
export interface PageFrame {
  /** Origins that may show the document in a frame; none for a page that stands alone. */
  ancestors: readonly string[];
  /** Origins beside ours whose scripts the document runs and may talk to. */
  scripts: readonly string[];
}

export const standAlone: PageFrame = { ancestors: [], scripts: [] };

const videoHosts = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.tiktok.com',
];

/** The content security policy of one document. The support chat needs nothing more: its files and calls are our own. */
function policyOf({ APP_URL, SHOPIFY_SIMULATOR_URL }: Config, { ancestors, scripts }: PageFrame): string {
  const pictures = SHOPIFY_SIMULATOR_URL ? [new URL(SHOPIFY_SIMULATOR_URL).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Rich text may hold pictures of any https address, and its editor shows them; what visitors tell is checked where it enters.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...pictures],
    'connect-src': ["'self'", new URL(APP_URL).origin.replace(/^http/, 'ws'), ...scripts],
    // Beside videos, the preview of the chatbox.
    'frame-src': ["'self'", ...videoHosts],
    'frame-ancestors': ancestors.length > 0 ? ancestors : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Gives a document its full set of headers. */
export function framePage(reply: FastifyReply, config: Config, frame: PageFrame): FastifyReply {
  if (frame.ancestors.length === 0) void reply.header('cross-origin-opener-policy', 'same-origin');
  return reply
    .header('content-security-policy', policyOf(config, frame))
    .header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    .header('x-robots-tag', 'noindex');
}

/**
 * Every answer tells browsers to take it for nothing but what it says it is; documents get the full set, and stand
 * alone unless their route has framed them. Anything but a document runs nothing and needs no policy.
 */
export function mountHeaders(app: FastifyInstance, config: Config): void {
  const short: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(config.APP_URL.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(short);
    done();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    const isDocument = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isDocument && !reply.hasHeader('content-security-policy')) framePage(reply, config, standAlone);
    done(null, payload);
  });
}
