import { sql } from 'kysely';
import { z } from 'zod';
import { texts } from '#texts/problems.ts';
import { clockedCache } from '../../platform/clocked-cache.ts';
import type { Claims } from '../../platform/auth/access-token.ts';
import { processState } from '../../platform/processes/process-state.ts';
import { Problem } from '../../platform/problem.ts';
import { topic } from '../../platform/topic.ts';
import type { MessageOf } from '../../ports/bus.ts';
import type { Ctx, Services, VisitorCtx } from '../../ctx.ts';
import { chatboxBlocked, findShop } from '../shops/index.ts';
import { sayTo, wordsFor } from '../wording/index.ts';
import type { ContactKey } from './contact.store.ts';
import { mayWhileBlocked } from './block/may-while-blocked.ts';

/** How long a visitor stays cached. All processes hear when one is deleted, but that message may get lost. */
const cachedMs = 60_000;
const mostCached = 50_000;

/** Visitors who may make any call, and are let in without asking, by `shop/contact`. */
const known = processState('contacts.allowed', ({ clock }) => clockedCache(clock, mostCached, cachedMs));

const revoked = topic('gone', z.object({ shopId: z.string(), contactId: z.string().optional() }));

/** Listens for shops that uninstalled the app, and contacts that were deleted, blocked, or left for a customer's. */
export function followRevocations(services: Services): () => void {
  return services.bus.subscribe(revoked, ({ shopId, contactId }) => {
    if (contactId) known(services).delete(`${shopId}/${contactId}`);
    else for (const key of [...known(services).keys()]) if (key.startsWith(`${shopId}/`)) known(services).delete(key);
  });
}

/** Ends the access of a contact or, without one, of all a shop's people, in every process: calls are refused, sockets end. */
export function revoke(services: Services, gone: MessageOf<typeof revoked>): void {
  services.hub.dismiss(gone.shopId, gone.contactId);
  askAnew(services, gone);
}

/** Whether they are let in is looked up with their next call, in every process. */
export function askAnew(services: Services, gone: MessageOf<typeof revoked>): void {
  services.bus
    .publish(revoked, gone)
    .catch((error) =>
      services.log.error({ err: error, shopId: gone.shopId }, 'the others were not told whom to look up'),
    );
}

/** The provider has turned the chatbox off, as the settings are stored. */
const isChatboxBlocked = sql<boolean>`coalesce((shops.widget ->> 'isBlocked')::boolean, false)`.as(
  'is_chatbox_blocked',
);

/** Says in the visitor's language that the store takes nothing from them. */
async function notTaken({ db }: Services, shopId: string, locale: string): Promise<Problem> {
  const { own } = await wordsFor({ db, shopId }, await findShop(db, shopId), locale);
  return new Problem('not_allowed', sayTo(locale, own)('liveChatNotTaken'));
}

/** Their browser is somebody else's by now, or nobody's: it begins anew. */
export const visitEnded = (): Problem => new Problem('not_signed_in', texts.visitEnded);

/**
 * Whether a visitor's shop has the app and still knows them. Throws `blocked`, and `not_allowed` where they are blocked and
 * may not make this call.
 */
async function isVisitorAllowed(
  services: Services,
  { shopId, contactId, call }: ContactKey & { call: string | undefined },
): Promise<boolean> {
  const key = `${shopId}/${contactId}`;
  if (known(services).get(key)) return true;
  const row = await services.db
    .selectFrom('contacts')
    .innerJoin('shops', 'shops.id', 'contacts.shop_id')
    .select([isChatboxBlocked, 'contacts.blocked_at', 'contacts.locale'])
    .where('contacts.shop_id', '=', shopId)
    .where('contacts.id', '=', contactId)
    .where('uninstalled_at', 'is', null)
    .where('signed_in_at', 'is', null)
    .executeTakeFirst();
  if (!row) return false;
  if (row.is_chatbox_blocked) throw chatboxBlocked();
  if (row.blocked_at === null) known(services).set(key, true);
  else if (call !== undefined && !mayWhileBlocked(call)) throw await notTaken(services, shopId, row.locale);
  return true;
}

/**
 * A visitor of a shop that is there still, and whom it still knows; without a call they open a socket. Throws
 * `not_signed_in`, `blocked`, and `not_allowed` for what a blocked contact asks.
 */
export async function visitorCtx(
  services: Services,
  claims: Claims,
  log: Ctx['log'],
  address: string,
  call?: string,
): Promise<VisitorCtx> {
  if (claims.type !== 'visitor') throw new Problem('not_signed_in', texts.logIn);
  const { shopId, contactId, only } = claims;
  if (!(await isVisitorAllowed(services, { shopId, contactId, call }))) throw visitEnded();
  return {
    services,
    shopId,
    db: services.db,
    log: log.child({ shopId }),
    who: { type: 'visitor', contactId, address, only },
  };
}
