import { pathToTrack } from '@chatty/contract/path-to-track';
import { texts } from '#texts/shops.ts';
import { notFound } from '../../platform/problem.ts';
import type { TrackedEvent } from '../../ports/telemetry.ts';
import type { MemberCtx } from '../../ctx.ts';
import { findMember } from '../team/index.ts';

interface Use {
  event: string;
  shopId: string;
  options: TrackedEvent['options'];
}

/** Staff of the provider have come in by CRM login, or are members under an e-mail address of the provider's. */
async function isStaff(ctx: MemberCtx): Promise<boolean> {
  if (ctx.who.isCrmLogin) return true;
  const domains = ctx.services.config.STAFF_EMAIL_DOMAINS;
  if (domains.length === 0) return false;
  const { email } = await findMember(ctx, ctx.who.memberId);
  return domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Paths lose their ids, whatever option they stand in. */
const withoutIds = (options: TrackedEvent['options']): TrackedEvent['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('/') ? pathToTrack(value) : value,
    ]),
  );

/** Counts a use of one's own shop. Throws `not_found` for any other. */
export async function trackEvent(ctx: MemberCtx, { event, shopId, options }: Use): Promise<void> {
  if (shopId !== ctx.shopId) throw notFound(texts.thisShop);
  ctx.services.telemetry.track({
    event,
    at: ctx.services.clock.now(),
    shopId,
    memberId: ctx.who.memberId,
    isStaff: await isStaff(ctx),
    options: withoutIds(options),
  });
}
