import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ExpiredToken, signedToken } from './signed-token.ts';

const secret = 'a secret of this installation, long enough';
const now = new Date('2026-01-05T10:00:00Z');
const signer = { secret, now: () => now };
const later = { secret, now: () => new Date(now.getTime() + 61_000) };
const schema = z.object({ shopId: z.string() });
const minute = signedToken({ audience: 'chatty:one', seconds: 60, schema });
const endless = signedToken({ audience: 'chatty:two', seconds: null, schema });

test('a token that is out there already is read: HS256 with the audience of its kind', async () => {
  const sign = (it: SignJWT) => it.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
  const from = Math.floor(now.getTime() / 1000);
  const mailed = await sign(new SignJWT({ shopId: 'one' }).setAudience('chatty:one').setExpirationTime(from + 60));
  expect(await minute.read(signer, mailed)).toEqual({ shopId: 'one' });
});

test('a token is good for as long as its kind says, and one that ran out is told from one that never was good', async () => {
  const token = await minute.sign(signer, { shopId: 'one' });
  expect(await minute.read(signer, token)).toEqual({ shopId: 'one' });
  await expect(minute.verify(later, token)).rejects.toBeInstanceOf(ExpiredToken);
  await expect(minute.verify(later, 'none')).rejects.not.toBeInstanceOf(ExpiredToken);
  expect(await endless.read(later, await endless.sign(signer, { shopId: 'two' }))).toEqual({ shopId: 'two' });
});

test('no kind passes for another, and no other installation’s for ours', async () => {
  const token = await endless.sign(signer, { shopId: 'one' });
  expect(await minute.read(signer, token)).toBeNull();
  expect(await endless.read({ ...signer, secret: `${secret}!` }, token)).toBeNull();
});
