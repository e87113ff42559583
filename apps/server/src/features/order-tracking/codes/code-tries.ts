import { texts } from '#texts/orders.ts';
import type { Ctx } from '../../../ctx.ts';
import { comparedEmail, orderNumberOf, phoneEnd } from '../../../language/order-number.ts';
import { forgiveTries, type Tried, useTry } from '../../../platform/auth/tries.ts';
import type { Claim } from '../tracking/claim.ts';

const asked = (name: string, free: number): Tried => ({
  name: `order-code-${name}`,
  free,
  refusal: texts.tooManyCodes,
});

/**
 * How many codes may be asked for under one e-mail, phone or number of an order, whoever asks and whether there is such an
 * order or not; each further one waits longer. As each code may be guessed at a few times, so may each order.
 */
const kinds = { email: asked('email', 4), phone: asked('phone', 4), number: asked('number', 6) };

function subjectsOf({ shopId }: Ctx, { number, email, phone }: Claim): [Tried, string][] {
  const whose: [Tried, string][] = [[kinds.number, orderNumberOf(number)]];
  if (email) whose.push([kinds.email, comparedEmail(email)]);
  // The same number with and without its country is one.
  if (phone) whose.push([kinds.phone, phoneEnd(phone)]);
  return whose.map(([tried, name]) => [tried, `${shopId}/${name}`]);
}

/** Counts that a code is asked for. Throws `too_many`, for existing orders and others alike. */
export async function countCode(ctx: Ctx, claim: Claim): Promise<void> {
  for (const [tried, whose] of subjectsOf(ctx, claim)) await useTry(ctx, tried, whose);
}

/** Forgets them: a code was shown. */
export async function forgiveCodes(ctx: Ctx, claim: Claim): Promise<void> {
  for (const [tried, whose] of subjectsOf(ctx, claim)) await forgiveTries(ctx, tried, whose);
}
