import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CountedFiles, countedFiles } from '../../test-kit/counted-files.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { doScheduled } from '../../test-kit/do-job.ts';
import { saveFile } from './save-file.ts';

let w: TestServer;
let disk: CountedFiles;
beforeAll(async () => {
  disk = await countedFiles();
  w = await testServer({ files: disk.files });
});
afterAll(async () => {
  await w.close();
  await disk.remove();
});

/** What all sweeps of two days later leave of these files and uploads. */
async function leftLater(shopId: string) {
  w.setTime(new Date(Date.now() + 2 * 86_400_000).toISOString());
  for (const name of ['files.sweep-unattached', 'files.sweep-uploads', 'files.forget-expired']) {
    await doScheduled(w.services, name);
  }
  w.setTime(new Date().toISOString());
  const { rows } = await sql`
    select id from files where shop_id = ${shopId} union all select id from uploads where shop_id = ${shopId}`.execute(
    w.services.db,
  );
  return { rows, bytes: await disk.kept() };
}
const nothing = { rows: [], bytes: [] };

/** A body that stands still after its first words until it is told to go on. */
function halfSent() {
  const rest = Promise.withResolvers<void>();
  const body = (async function* () {
    yield Buffer.from('some words');
    await rest.promise;
  })();
  return { body, goOn: () => rest.resolve() };
}

test('bytes that a process left behind that ended in the middle of an upload are removed after a day', async () => {
  const shop = await w.shop();
  const { contactId } = await shop.visitor();
  void saveFile(shop.ctx, contactId, { name: 'a.txt' }, halfSent().body);
  await expect.poll(() => disk.kept()).toHaveLength(1);
  expect(await leftLater(shop.id)).toEqual(nothing);
});

test('of an upload that cannot be written down nothing stays', async () => {
  const shop = await w.shop();
  const visitor = await shop.visitor();
  await sql`alter table files add constraint refused check (name <> 'refused.txt')`.execute(w.services.db);
  const sending = visitor.api('POST /client/api/files', {
    query: { name: 'refused.txt' },
    body: new Blob(['some words']),
  });
  await expect(sending).rejects.toMatchObject({ code: 'bug' });
  expect(await leftLater(shop.id)).toEqual(nothing);
});

test('who is deleted while they send a file leaves none of it', async () => {
  const shop = await w.shop();
  const [member, { contactId }] = [await shop.member(), await shop.visitor()];
  const { body, goOn } = halfSent();
  const sending = saveFile(shop.ctx, contactId, { name: 'a.txt' }, body);
  await expect.poll(() => disk.kept()).toHaveLength(1);
  await member.api('DELETE /contacts/:id', { params: { id: contactId } });
  goOn();
  await expect(sending).rejects.toMatchObject({ code: 'not_found' });
  const { rows } = await sql`select id from files where shop_id = ${shop.id}`.execute(w.services.db);
  expect({ rows, bytes: await disk.kept() }).toEqual(nothing);
});
