import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, openModelServer, says } from '../../apps/server/src/test-kit/model-server.ts';
import { type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';

let model: ModelServer;
let desk: InboxDesk;
beforeAll(async () => {
  model = await openModelServer();
  desk = await openInboxDesk({ engine: model.engine });
});
afterAll(async () => {
  await desk?.close();
  await model?.close();
});

test('what a visitor wrote is read in the shop’s language, with the original one press away', async () => {
  const { page, guest, errors, close } = await desk.inbox();
  await guest('Wo ist mein Paket?');
  const { rows, thread } = partsOf(page);
  await rows.first().click();
  const said = thread.getByRole('article').first();
  const translate = async () => {
    await said.getByRole('button', { name: 'Message actions' }).click();
    await page.getByRole('menuitem', { name: 'Translate' }).click();
  };
  model.script(says('Where is my parcel?'));
  await translate();
  await said.getByText('Where is my parcel?').waitFor();
  await said.getByRole('button', { name: 'Show original' }).click();
  await said.getByText('Wo ist mein Paket?').waitFor();
  // It is there already: the model is not asked again.
  model.script();
  await translate();
  await said.getByText('Where is my parcel?').waitFor();
  expect(errors).toEqual([]);
  await close();
});
