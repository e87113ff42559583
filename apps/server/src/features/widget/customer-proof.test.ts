import { newId } from '@chatty/contract/new-id';
import { expect, test } from 'vitest';
import { createTokens } from '../../platform/auth/access-token.ts';
import { createCustomerProofs } from './customer-proof.ts';

const secret = 'a secret of the tests, long enough for anyone';
let now = new Date('2026-11-21T10:00:00Z');
const proofs = createCustomerProofs(secret, () => now);

test('a customer proof is good in its own shop, for five minutes', async () => {
  const proof = { shopId: newId(), customerId: '7012345' };
  const token = await proofs.issue(proof);
  expect(await proofs.read(token, proof.shopId)).toEqual(proof);
  expect(await proofs.read(token, newId())).toBeNull();
  now = new Date(now.getTime() + 5 * 60_000 + 1000);
  expect(await proofs.read(token, proof.shopId)).toBeNull();
});

test('an access token is no customer proof, and a customer proof no access token', async () => {
  const shopId = newId();
  const tokens = createTokens(secret, () => now);
  const visitor = await tokens.issue({ type: 'visitor', shopId, contactId: newId() });
  expect(await proofs.read(visitor.token, shopId)).toBeNull();
  await expect(tokens.read(await proofs.issue({ shopId, customerId: '1' }))).rejects.toThrow();
});
