import { texts } from '#texts/profile.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberCtx } from '../../ctx.ts';

/** The provider's staff act for the shop, never as the person in whose name they look after it. Throws `not_allowed`. */
export function mustBeOneself(ctx: MemberCtx): void {
  if (ctx.who.isCrmLogin) throw new Problem('not_allowed', texts.ownerOnly);
}
