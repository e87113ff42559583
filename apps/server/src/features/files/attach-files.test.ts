import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { type TestShop, type TestVisitor, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { attachFiles, sweepUnattached } from './attach-files.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const inDays = (days: number) => w.setTime(new Date(Date.now() + days * 86_400_000).toISOString());

async function upload(visitor: TestVisitor) {
  w.setTime(new Date().toISOString());
  const body = new Blob(['some words']);
  return (await visitor.api('POST /client/api/files', { query: { name: 'a.txt' }, body })).data;
}

const send = (visitor: TestVisitor, fileId: string) =>
  visitor.api('POST /client/api/conversations/:id/messages', {
    params: { id: newId() },
    body: { id: newId(), text: 'Look', fileIds: [fileId] },
  });

const status = async (url: string) => (await fetch(url.replace(w.services.config.APP_URL, w.origin))).status;

const rowOf = ({ id }: TestShop, fileId: string) =>
  w.services.db.selectFrom('files').select('id').where('shop_id', '=', id).where('id', '=', fileId).executeTakeFirst();

describe('a file that was uploaded and not sent', () => {
  it('is gone after a day, its bytes too; within the day it stays', async () => {
    const shop = await w.shop();
    const file = await upload(await shop.visitor());
    inDays(0.9);
    await sweepUnattached(w.services);
    expect(await status(file.url)).toBe(200);
    inDays(1.1);
    await sweepUnattached(w.services);
    expect(await status(file.url)).toBe(404);
    expect(await rowOf(shop, file.id)).toBeUndefined();
    expect(await w.services.files.open(`${shop.id}/${file.id}/${file.url.split('/').at(-1)}`)).toBeNull();
  });

  it('goes however many there are, and no attached one with them', async () => {
    const visitor = await (await w.shop()).visitor();
    const sent = await upload(visitor);
    await send(visitor, sent.id);
    const row = await w.services.db.selectFrom('files').selectAll().where('id', '=', sent.id).executeTakeFirstOrThrow();
    const left = Array.from({ length: 250 }, () => ({ ...row, id: newId(), attached_at: null }));
    await w.services.db.insertInto('files').values(left).execute();
    inDays(2);
    await sweepUnattached(w.services);
    const rows = await w.services.db.selectFrom('files').select('id').where('shop_id', '=', row.shop_id).execute();
    expect(rows.map((it) => it.id)).toEqual([sent.id]);
    expect(await status(sent.url)).toBe(200);
  });

  it('is either sent and kept, or gone and not sent, when both happen at once', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const visitor = await shop.visitor();
    for (let round = 0; round < 8; round += 1) {
      const file = await upload(visitor);
      inDays(2);
      const [sent] = await Promise.allSettled([send(visitor, file.id), sweepUnattached(w.services)]);
      if (sent.status === 'fulfilled') expect(await status(file.url)).toBe(200);
      else expect(sent.reason).toMatchObject({ code: expect.stringMatching(/^(?:not_found|too_many)$/) });
      expect((await rowOf(shop, file.id)) !== undefined).toBe(sent.status === 'fulfilled');
    }
  });

  it('that is gone fails the message that names it, and no other', async () => {
    const shop = await w.shop();
    const gone = { shopId: shop.id, id: newId() };
    const attaching = transaction(shop.ctx, (tx) => attachFiles(tx.db, new Date(), [gone]));
    await expect(attaching).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('keeps a member’s picture, whose square is sent with no message', async () => {
  const { default: sharp } = await import('sharp');
  const member = await (await w.shop()).member();
  w.setTime(new Date().toISOString());
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1a5c4c' } })
    .png()
    .toBuffer();
  const { data: file } = await member.api('POST /files', {
    query: { name: 'me.png' },
    body: new Blob([new Uint8Array(png)]),
  });
  await member.api('PUT /profile', { body: { avatarFileId: file.id } });
  const { data: before } = await member.api('GET /me');
  inDays(2);
  await sweepUnattached(w.services);
  expect(await status(before.member.avatar ?? '')).toBe(200);
  expect(await status(file.url)).toBe(404);
});

test('no file that an earlier version has kept is ever swept, also not of one that runs beside the new one', async () => {
  const old = await testServer();
  const { db } = old.services;
  const shop = await old.shop();
  const asBefore = () =>
    sql`
    insert into files (shop_id, id, owner_id, name, type, bytes, secret, created_at)
    values (${shop.id}, ${newId()}, ${newId()}, 'a.txt', 'text/plain', 1, 'secret', now())`.execute(db);
  await sql`alter table files drop column attached_at`.execute(db);
  await sql`alter table order_attempts
    drop column email_hash, drop column phone_hash, drop column address_hash, drop column missed`.execute(db);
  await sql`drop table answer_counts`.execute(db);
  await sql`delete from migrations where name = '0033_caps.sql'`.execute(db);
  await asBefore();
  expect(await migrate(db)).toEqual(['0033_caps.sql']);
  await asBefore();
  old.setTime(new Date(Date.now() + 2 * 86_400_000).toISOString());
  await sweepUnattached(old.services);
  expect(await db.selectFrom('files').select('id').where('shop_id', '=', shop.id).execute()).toHaveLength(2);
  await old.close();
});
