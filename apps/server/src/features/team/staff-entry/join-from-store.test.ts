import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { findMemberOfStoreUser, joinFromStore } from './join-from-store.ts';
import type { StorePerson } from './store-person.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

let number = 0;
const person = (given: Partial<StorePerson> = {}): StorePerson => {
  number += 1;
  return { userId: String(number), fullName: 'Ada Berg', email: `${newId()}@x.example`, accountOwner: false, ...given };
};
async function join(shop: TestShop, storePerson: StorePerson) {
  const member = await joinFromStore(shop.ctx, storePerson);
  if (!member) throw new Error('the shop wants to be asked first');
  return member;
}
const letIn = (shop: TestShop) =>
  w.services.db.updateTable('shops').set({ staff_entry: 'let-in' }).where('id', '=', shop.id).execute();
const plan = (shop: TestShop, name: string) =>
  w.services.db.updateTable('shops').set({ plan: name }).where('id', '=', shop.id).execute();
const owners = async (shop: TestShop) =>
  (await w.services.db.selectFrom('members').selectAll().where('shop_id', '=', shop.id).execute()).filter(
    (it) => it.owner,
  );

test('the account’s owner becomes the shop’s owner, and is recognised by number from then on', async () => {
  const shop = await w.shop();
  const ada = person({ accountOwner: true });
  const member = await join(shop, ada);
  expect(member).toMatchObject({ role: 'admin', owner: true, full_name: 'Ada Berg', email: ada.email });
  expect(await findMemberOfStoreUser(shop.ctx, ada.userId)).toMatchObject({ id: member.id });
  expect(await join(shop, { ...ada, email: `${newId()}@x.example` })).toMatchObject({ id: member.id });
});

test('where staff is let in, others become members while seats are free, and are told whom to ask when none is', async () => {
  const shop = await w.shop();
  await letIn(shop);
  await join(shop, person({ accountOwner: true, fullName: 'Ada Berg' }));
  const refused = join(shop, person());
  await expect(refused).rejects.toMatchObject({ code: 'not_allowed', message: expect.stringContaining('Ada Berg') });
  await plan(shop, 'basic');
  expect(await join(shop, person())).toMatchObject({ role: 'member', owner: false });
  await join(shop, person());
  await expect(join(shop, person())).rejects.toMatchObject({ code: 'not_allowed' });
});

test('whoever installs the app stands in for the owner until the owner comes', async () => {
  const shop = await w.shop();
  const first = await join(shop, person());
  expect(first).toMatchObject({ role: 'admin', owner: true });
  const ada = await join(shop, person({ accountOwner: true }));
  expect(await owners(shop)).toMatchObject([{ id: ada.id }]);
});

test('somebody invited by mail is recognised by the e-mail that the store has verified', async () => {
  const shop = await w.shop();
  await join(shop, person({ accountOwner: true }));
  const member = await shop.member({ role: 'member' });
  await w.services.db.updateTable('members').set({ invited: true }).where('id', '=', member.id).execute();
  expect(await join(shop, person({ email: member.email }))).toMatchObject({ id: member.id, invited: false });
});

test('an e-mail that nobody has verified opens no account, neither here nor in another shop', async () => {
  const [shop, other] = [await w.shop(), await w.shop()];
  const victim = await other.member();
  const stranger = await join(shop, person({ accountOwner: true, email: null }));
  expect(stranger.auth_id).not.toBe(victim.authId);
  expect(stranger.email).toMatch(/@unverified\.invalid$/);
});

test('whose seat was taken away does not get in by the store', async () => {
  const shop = await w.shop();
  await letIn(shop);
  await plan(shop, 'basic');
  await join(shop, person({ accountOwner: true }));
  const tom = person();
  const member = await join(shop, tom);
  await w.services.db.updateTable('members').set({ active: false }).where('id', '=', member.id).execute();
  await expect(findMemberOfStoreUser(shop.ctx, tom.userId)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(join(shop, tom)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(join(shop, { ...tom, userId: '77' })).rejects.toMatchObject({ code: 'not_allowed' });
});

test('one person in many tabs is one member, and a shop has one owner whoever comes at once', async () => {
  const shop = await w.shop();
  await plan(shop, 'plus');
  await letIn(shop);
  const [ada, tom] = [person({ accountOwner: true }), person()];
  const joined = await Promise.all([join(shop, ada), join(shop, tom), join(shop, ada), join(shop, tom)]);
  expect(new Set(joined.map((it) => it.id)).size).toBe(2);
  expect(await owners(shop)).toMatchObject([{ id: joined[0]?.id }]);
});
