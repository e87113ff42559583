import { isActive } from '@chatty/contract/team';
import { newId } from '@chatty/contract/new-id';
import { plans } from '@chatty/contract/plans';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';
import type { MemberCtx } from '../../ctx.ts';
import { changeMember, removeMember } from './members/change-member.ts';
import { inviteMember } from './links/invite-member.ts';
import { type MemberRow, readTeam, seatsUsed } from './team.store.ts';
import { transferAdmin } from './members/transfer-admin.ts';
import { planChanged } from '../shops/index.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

/** What somebody does to somebody; both are numbers of whoever is in the team then. */
type Step =
  | { do: 'invite'; actor: number; role: 'admin' | 'member' }
  | { do: 'join'; target: number }
  | { do: 'change'; actor: number; target: number; role?: 'admin' | 'member'; active?: boolean }
  | { do: 'remove'; actor: number; target: number }
  | { do: 'transfer'; actor: number; target: number }
  | { do: 'plan'; plan: string; seats: number };

const who = fc.nat({ max: 11 });
const role = fc.constantFrom('admin' as const, 'member' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('invite' as const), actor: who, role }) },
  fc.record({ do: fc.constant('join' as const), target: who }),
  {
    weight: 3,
    arbitrary: fc.record(
      { do: fc.constant('change' as const), actor: who, target: who, role, active: fc.boolean() },
      { requiredKeys: ['do', 'actor', 'target'] },
    ),
  },
  fc.record({ do: fc.constant('remove' as const), actor: who, target: who }),
  fc.record({ do: fc.constant('transfer' as const), actor: who, target: who }),
  fc.record({
    do: fc.constant('plan' as const),
    plan: fc.constantFrom(...plans.map((it) => it.id)),
    seats: fc.nat({ max: 2 }),
  }),
);

const ctxOf = (shop: TestShop, member: MemberRow): MemberCtx => ({
  ...shop.ctx,
  who: {
    type: 'member',
    memberId: member.id,
    authId: member.auth_id,
    role: member.role,
    claimsAdmin: member.role === 'admin',
    isCrmLogin: false,
    blocked: false,
    sessionId: null,
  },
});

/** Does the step as far as the rules allow; what they refuse changes nothing. */
async function attempt(shop: TestShop, step: Step): Promise<void> {
  const { rows } = await readTeam(shop.ctx);
  const pick = (from: readonly MemberRow[], n: number) => {
    const found = from[n % from.length];
    if (!found) throw new Error('nobody is left');
    return found;
  };
  // The door lets only admins come as far as this.
  const actor = (n: number) =>
    ctxOf(
      shop,
      pick(
        rows.filter((row) => row.role === 'admin' && !row.invited),
        n,
      ),
    );
  switch (step.do) {
    case 'invite': {
      const body = { id: newId(), email: `${newId()}@x.example`, fullName: 'Ida Berg', role: step.role };
      return void (await inviteMember(actor(step.actor), body));
    }
    case 'join':
      return void (await w.services.db
        .updateTable('members')
        .set({ invited: false })
        .where('id', '=', pick(rows, step.target).id)
        .execute());
    case 'change':
      return void (await changeMember(actor(step.actor), pick(rows, step.target).id, step));
    case 'remove':
      return removeMember(actor(step.actor), pick(rows, step.target).id);
    case 'transfer':
      return void (await transferAdmin(actor(step.actor), pick(rows, step.target).id));
    case 'plan':
      return transaction(shop.ctx, async (tx) => {
        const set = { plan: step.plan, additional_seats: step.seats };
        await tx.db.updateTable('shops').set(set).where('id', '=', shop.id).execute();
        await tx.raise(planChanged, {});
      });
  }
}

describe('a team, whatever its admins and its plan do,', () => {
  it('has one owner who is an active admin, no inactive admin, and never more active members than seats', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { maxLength: 25 }), async (rounds) => {
        const shop = await w.shop();
        const flags = { plan: 'basic', uat_features: JSON.stringify({ transferAdmin: true }) };
        await w.services.db.updateTable('shops').set(flags).where('id', '=', shop.id).execute();
        const authId = await w.services.sessions.addPerson({ email: `${newId()}@x.example`, name: 'Robin Alder' });
        const first = { id: newId(), auth_id: authId, full_name: 'Robin Alder', email: 'robin@x.example' };
        await w.services.db
          .insertInto('members')
          .values({ shop_id: shop.id, ...first, role: 'admin', owner: true })
          .execute();
        for (const round of rounds) {
          // Two at once, as two admins would.
          const outcomes = await Promise.allSettled(round.map((it) => attempt(shop, it)));
          for (const it of outcomes) if (it.status === 'rejected') expect(it.reason).toBeInstanceOf(Problem);
          const team = await readTeam(shop.ctx);
          const owners = team.rows.filter((row) => row.owner);
          expect(owners.map((row) => [row.role, row.active, row.invited])).toEqual([['admin', true, false]]);
          expect(team.rows.filter((row) => row.role === 'admin' && !row.active)).toEqual([]);
          expect(team.rows.every((row) => isActive(row) === row.active)).toBe(true);
          if (team.limit !== null) expect(seatsUsed(team)).toBeLessThanOrEqual(team.limit);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
