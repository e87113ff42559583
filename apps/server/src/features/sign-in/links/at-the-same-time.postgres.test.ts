import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetTokens, makeToken } from '../../../platform/auth/one-time-tokens.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { apiWith, person } from '../../../test-kit/people.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { systemCtx, type TxCtx } from '../../../ctx.ts';
import { lockAddress } from '../../../platform/auth/account.ts';
import { endWaysIn } from '../account/end-sessions.ts';
import { emailChange, invitation } from '../../team/index.ts';
import { resetPassword } from './link-purposes.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const password = 'another good password';

/** Somebody with a link of each kind, and a shop that they are invited to. */
async function linked() {
  const [shop, other] = [await w.shop(), await w.shop()];
  for (const { id } of [shop, other]) {
    const set = { plan: 'pro', uat_features: JSON.stringify({ changeEmail: true }) };
    await w.services.db.updateTable('shops').set(set).where('id', '=', id).execute();
  }
  const { authId, email } = await person(w, [shop], { role: 'admin' });
  const row = { role: 'member' as const, invited: true, full_name: 'Tom Reed', email, auth_id: crypto.randomUUID() };
  const guestId = newId();
  await w.services.db
    .insertInto('members')
    .values({ ...row, shop_id: other.id, id: guestId })
    .execute();
  const place = { db: w.services.db, services: w.services };
  const { id: memberId } = await w.services.db
    .selectFrom('members')
    .select('id')
    .where('auth_id', '=', authId)
    .executeTakeFirstOrThrow();
  const change = { shopId: shop.id, authId, memberId, askedBy: memberId, from: email, email: `${newId()}@new.example` };
  return {
    authId,
    email,
    other,
    guestId,
    change: await makeToken(place, emailChange, { subject: authId, payload: change }),
    reset: await makeToken(place, resetPassword, { subject: authId, payload: { authId, email } }),
    join: await makeToken(place, invitation, {
      subject: guestId,
      payload: { shopId: other.id, memberId: guestId, email },
    }),
  };
}
type Linked = Awaited<ReturnType<typeof linked>>;

const open = () => apiWith(w, null);
/** How many wait for a lock of somebody else. */
const waiting = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(w.services.db);
  return rows[0]?.n ?? 0;
};

const verify = (token: string) => open()('POST /client/api/verify', { body: { token } });

/** What opens the link while somebody else holds the account, and how that one then ends the link's token. */
const ways: [string, (of: Linked) => Promise<unknown>, (tx: TxCtx, of: Linked) => Promise<unknown>][] = [
  [
    'a change of address, while the account comes to another shop',
    ({ change }) => verify(change),
    (tx, { authId }) => forgetTokens(tx, emailChange, authId),
  ],
  [
    'a reset, while another password is set',
    ({ reset }) => open()('POST /client/api/password', { body: { purpose: 'reset-password', token: reset, password } }),
    (tx, { authId }) => forgetTokens(tx, resetPassword, authId),
  ],
  [
    'an invitation, while the account comes in by the store',
    ({ join }) => verify(join),
    (tx, { guestId }) => forgetTokens(tx, invitation, guestId),
  ],
];

/** In another order than everybody else's the two would wait for each other, and the database would end one of them. */
it.each(ways)('a link waits its turn and is void then: %s', async (_, use, end) => {
  const of = await linked();
  const used = await transaction(systemCtx(w.services, of.other.id), async (tx) => {
    await lockAddress(tx.db, of.authId);
    const answer = use(of).catch((refused: unknown) => refused);
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
    await end(tx, of);
    return { answer };
  });
  expect(await used.answer).toMatchObject({ code: 'not_found' });
});

it('who is signing in while all ways into their account end does not come in', async () => {
  const of = await linked();
  const token = await w.services.sessions.makeLink(of.email);
  const entered = await transaction(systemCtx(w.services, of.other.id), async (tx) => {
    await lockAddress(tx.db, of.authId);
    const answer = open()('POST /client/api/sign-in/link', { body: { token } }).catch((refused: unknown) => refused);
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
    await endWaysIn(tx, of.authId);
    return { answer };
  });
  expect(await entered.answer).toMatchObject({
    code: 'not_signed_in',
    message: expect.stringContaining('just changed'),
  });
  expect(await w.services.db.selectFrom('session').select('id').where('userId', '=', of.authId).execute()).toEqual([]);
});
