import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer({ env: { STAFF_EMAIL_DOMAINS: 'provider.example, Shop.Example' } });
});
afterAll(() => w.close());

describe('a use of the product', () => {
  it('is counted for one’s own shop, without the ids in its paths', async () => {
    const shop = await w.shop();
    const member = await shop.member({ role: 'member' });
    const options = { path: `/inbox/${newId()}`, from: '/', count: 3, label: 'a/b', nothing: null };
    await member.api('POST /analytics/track', { body: { event: 'page viewed', shopId: shop.id, options } });
    expect(w.tracked.at(-1)).toMatchObject({
      event: 'page viewed',
      shopId: shop.id,
      memberId: member.id,
      options: { path: '/inbox', from: '/', count: 3, label: 'a/b', nothing: null },
    });
  });

  it('of another shop is refused and not counted', async () => {
    const [own, other] = [await w.shop(), await w.shop()];
    const member = await own.member();
    const before = w.tracked.length;
    await expect(
      member.api('POST /analytics/track', { body: { event: 'opened', shopId: other.id } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(w.tracked).toHaveLength(before);
  });

  it('by the provider’s staff is marked, whatever the case of their e-mail’s domain and never by a part of it', async () => {
    const shop = await w.shop();
    const isStaff = async (email: string) => {
      const member = await shop.member();
      await w.services.db.updateTable('members').set({ email }).where('id', '=', member.id).execute();
      await member.api('POST /analytics/track', { body: { event: 'opened', shopId: shop.id } });
      return w.tracked.at(-1)?.isStaff;
    };
    expect(await isStaff('ann@PROVIDER.example')).toBe(true);
    expect(await isStaff('bob@not-provider.example')).toBe(false);
    expect(await isStaff('provider.example@merchant.example')).toBe(false);
    expect(await isStaff('eve@sub.provider.example')).toBe(false);
  });
});
