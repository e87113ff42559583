import type { FastifyInstance, FastifyRequest } from 'fastify';
import { texts } from '#texts/problems.ts';
import { leaveBodiesUnread, limitedBody } from '../platform/http/bodies/limited-body.ts';
import { createShares } from '../platform/http/bodies/shares.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { processState } from '../platform/processes/process-state.ts';
import type { Services } from '../ctx.ts';
import { hearBody } from './hear-body.ts';
import { createKeeper } from './keep-deliveries.ts';
import type { Vendor } from './vendor.ts';

const mb = 1024 * 1024;
const refusal = texts.tooManyWebhookDeliveries;
/** Bodies that may be longer than this are large. */
const smallBytes = mb;
/**
 * How much the bodies of all vendors may hold here together. Large ones count apart from the others, so that products
 * never keep out the message that a shop has left. Anybody can announce a body, so one that is not known to be signed
 * yet gives way to what comes after it.
 */
const sharesOf = processState('hooks.shares', () => ({
  large: createShares({ total: 48 * mb, each: 16 * mb, refusal }),
  small: createShares({ total: 16 * mb, each: 4 * mb, refusal }),
}));
/** Vendors have given up by then. */
const withinMs = 10_000;

/**
 * Takes a vendor's webhooks at `/hooks/<name>`: verifies the signature over the body as it came, keeps the delivery with
 * its job in one transaction and answers at once. The body of what would not be kept anyway is heard, because only then
 * is it known what to answer, but never held. Does nothing where the vendor is not set up.
 */
export function mountHook(app: FastifyInstance, services: Services, vendor: Vendor): void {
  const read = vendor.readerFor(services);
  if (!read) return;
  const { large, small } = sharesOf(services);
  const { isKnown, keep } = createKeeper(services, vendor);
  /** What the vendor is answered. */
  const take = async (request: FastifyRequest): Promise<number> => {
    const announcement = read(request.headers);
    if (!announcement) return 401;
    const { judge, maxBytes } = announcement;
    const body = limitedBody(request.raw, maxBytes, { withinMs });
    const wanted = await announcement.isWanted(isKnown);
    // A body that gives way is cut off; the vendor sends it again.
    const share = (maxBytes > smallBytes ? large : small).open(
      clientAddress(request),
      () => void request.raw.destroy(),
    );
    try {
      const text = await hearBody(body, judge, wanted ? share : null);
      if (text === null) return 401;
      const deliveries = announcement.identify(wanted ? text : null);
      if (!deliveries) return 400;
      // Deliveries that we do not act on are not kept.
      if (wanted) await Promise.all(deliveries.map(keep));
      return 200;
    } finally {
      share.release();
    }
  };
  app.register(async (scope) => {
    leaveBodiesUnread(scope);
    scope.post(`/hooks/${vendor.name}`, async (request, reply) => reply.code(await take(request)).send());
  });
}
