import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doJob, doScheduled } from '../../test-kit/do-job.ts';
import { schedulingStage } from './testing/scheduling-stage.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { eraseScheduledJob } from './scheduling.jobs.ts';
import { sendDue } from './send-scheduled.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

describe('a scheduled message', () => {
  it('is seen by the team alone until its time, then by the visitor once, under the same id and its author’s name', async () => {
    const { shop, ann, ben, params, schedule, pending, isDue, seen } = await schedulingStage(w);
    const file = await ann.api('POST /files', { query: { name: 'a.txt' }, body: new Blob(['a file']) });
    const [first] = (await ann.api('GET /conversations/:id/messages', { params })).data.messages;
    const { id } = await schedule({ text: '  Good morning  ', fileIds: [file.data.id], replyToId: first?.id });
    expect(await schedule({ id, text: 'Another' })).toMatchObject({ id, text: 'Good morning' });
    expect((await ben.api('GET /conversations/:id/scheduled', { params })).data).toMatchObject([
      { id, authorName: 'Ann', state: 'waiting', files: [{ name: 'a.txt' }], replyTo: { id: first?.id } },
    ]);
    expect(await seen()).toEqual([]);
    await sendDue(shop.ctx);
    expect(await seen()).toEqual([]);
    await isDue(id);
    await Promise.all([sendDue(shop.ctx), sendDue(shop.ctx)]);
    await sendDue(shop.ctx);
    expect(await seen()).toMatchObject([
      { id, name: 'Ann', text: 'Good morning', files: [{ name: 'a.txt' }], replyTo: { id: first?.id } },
    ]);
    expect(await pending()).toEqual([]);
    expect(await schedule({ id, text: 'Again' })).toMatchObject({ id, state: 'sent', text: '' });
    const { url } = (await seen())[0]?.files[0] ?? {};
    expect((await fetch(String(url).replace(w.services.config.APP_URL, w.origin))).status).toBe(200);
  });

  it('shows its cards as the store has them when it leaves', async () => {
    const { shop, schedule, isDue, seen } = await schedulingStage(w);
    const variants = [
      { id: 'mug', title: '350 ml', sku: null, price: '24.00', compareAtPrice: null, available: true, stock: 7 },
    ];
    const product = {
      id: 'mug',
      handle: 'mug',
      title: 'Trail mug',
      url: '/products/mug',
      image_url: null,
      status: 'ACTIVE',
    };
    await w.services.db
      .insertInto('products')
      .values({ ...product, shop_id: shop.id, variants: JSON.stringify(variants), content_hash: 'mug' })
      .execute();
    const scheduled = await schedule({ text: '', products: [{ id: 'mug', variantId: 'mug' }] });
    expect(scheduled.parts).toMatchObject([{ type: 'products', products: [{ title: 'Trail mug' }] }]);
    await w.services.db.updateTable('products').set({ title: 'Trail cup' }).where('shop_id', '=', shop.id).execute();
    await isDue(scheduled.id);
    await sendDue(shop.ctx);
    expect(await seen()).toMatchObject([
      { text: '', parts: [{ type: 'products', products: [{ title: 'Trail cup', chosenVariantId: 'mug' }] }] },
    ]);
  });

  it('is found by the clock in every shop', async () => {
    const { schedule, isDue, seen } = await schedulingStage(w);
    const { id } = await schedule();
    await isDue(id);
    await doScheduled(w.services, 'scheduling.send-due-everywhere');
    await expect.poll(seen, { timeout: 20_000 }).toMatchObject([{ id }]);
  });

  it('is put off to a moment within a year, and a conversation has at most twenty', async () => {
    const { schedule, pending } = await schedulingStage(w);
    for (const ms of [-1_000, 366 * 86_400_000])
      await expect(schedule({ sendAt: new Date(Date.now() + ms).toISOString() })).rejects.toMatchObject({
        code: 'bad_input',
      });
    await expect(schedule({ text: ' ' })).rejects.toMatchObject({ code: 'bad_input' });
    for (let i = 0; i < 20; i += 1) await schedule();
    await expect(schedule()).rejects.toMatchObject({ code: 'conflict' });
    expect(await pending()).toHaveLength(20);
  });

  it('is sent at once under the name of who wants that, once however often they do', async () => {
    const { ben, schedule, at, seen, pending } = await schedulingStage(w);
    const { id } = await schedule();
    const send = () => ben.api('POST /conversations/:id/scheduled/:messageId/send', at(id));
    const all = await Promise.all([send(), send()]);
    expect(all.map((it) => it.data.id)).toEqual([id, id]);
    expect(await seen()).toMatchObject([{ id, name: 'Ben' }]);
    expect(await pending()).toEqual([]);
    const cancel = ben.api('DELETE /conversations/:id/scheduled/:messageId', at(id));
    await expect(cancel).rejects.toMatchObject({ code: 'conflict' });
  });

  it('that was taken away is never sent, can be restored for a day, and is gone after it', async () => {
    const { shop, ben, schedule, at, isDue, seen, pending } = await schedulingStage(w);
    const { id } = await schedule({ text: 'Wait' });
    const cancel = () => ben.api('DELETE /conversations/:id/scheduled/:messageId', at(id));
    expect((await cancel()).data).toMatchObject({ text: 'Wait', state: 'cancelled' });
    expect((await cancel()).data).toMatchObject({ text: 'Wait' });
    await isDue(id);
    await sendDue(shop.ctx);
    expect([await seen(), await pending()]).toEqual([[], []]);
    await ben.api('POST /conversations/:id/scheduled/:messageId/restore', at(id));
    await doJob(w.services, eraseScheduledJob, { shopId: shop.id, scheduledId: id });
    expect(await pending()).toMatchObject([{ id, text: 'Wait', state: 'waiting' }]);
    await cancel();
    await w.services.db
      .updateTable('scheduled_messages')
      .set({ updated_at: new Date(Date.now() - 86_500_000) })
      .where('id', '=', id)
      .execute();
    await doJob(w.services, eraseScheduledJob, { shopId: shop.id, scheduledId: id });
    const restore = ben.api('POST /conversations/:id/scheduled/:messageId/restore', at(id));
    await expect(restore).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is scheduled anew by the colleague who edits it, with its files', async () => {
    const { shop, ann, ben, params, schedule, at, isDue, seen } = await schedulingStage(w);
    const { data: file } = await ann.api('POST /files', { query: { name: 'a.txt' }, body: new Blob(['a file']) });
    const { id } = await schedule({ fileIds: [file.id] });
    const { data: taken } = await ben.api('DELETE /conversations/:id/scheduled/:messageId', at(id));
    const body = { id: newId(), text: 'Better', fileIds: taken.files.map((it) => it.id), sendAt: taken.sendAt };
    const { data: anew } = await ben.api('POST /conversations/:id/scheduled', { params, body });
    await isDue(anew.id);
    await sendDue(shop.ctx);
    expect(await seen()).toMatchObject([{ id: anew.id, name: 'Ben', text: 'Better', files: [{ id: file.id }] }]);
  });
});

describe('what happens meanwhile', () => {
  it('holds it if the visitor writes first, unless it was to leave all the same', async () => {
    const { shop, schedule, say, isDue, seen, pending } = await schedulingStage(w);
    const [held, kept] = [await schedule(), await schedule({ unlessReply: false })];
    await say('One more thing');
    expect(await pending()).toMatchObject([
      { id: held.id, state: 'held', heldBecause: 'replied' },
      { id: kept.id, state: 'waiting', heldBecause: null },
    ]);
    await isDue(held.id);
    await isDue(kept.id);
    await sendDue(shop.ctx);
    expect(await seen()).toMatchObject([{ id: kept.id }]);
    expect(await pending()).toMatchObject([{ id: held.id, state: 'held', heldBecause: 'replied' }]);
  });

  it('holds it no more once it has another time', async () => {
    const { shop, ben, schedule, say, at, isDue, seen, pending } = await schedulingStage(w);
    const { id, sendAt } = await schedule();
    await say('One more thing');
    await isDue(id);
    await sendDue(shop.ctx);
    await ben.api('PUT /conversations/:id/scheduled/:messageId', { ...at(id), body: { sendAt } });
    expect(await pending()).toMatchObject([{ id, state: 'waiting', authorName: 'Ann' }]);
    await isDue(id);
    await sendDue(shop.ctx);
    expect(await seen()).toMatchObject([{ id, name: 'Ann' }]);
  });

  it('is not that the conversation is snoozed, resolved before, or resolved for its silence', async () => {
    const { shop, ann, params, schedule, isDue, seen, pending } = await schedulingStage(w);
    await ann.api('POST /conversations/:id/resolve', { params });
    const one = await schedule();
    expect(await pending()).toMatchObject([{ state: 'waiting' }]);
    await isDue(one.id);
    await sendDue(shop.ctx);
    const two = await schedule();
    await ann.api('POST /conversations/:id/snooze', { params, body: { until: 'reply' } });
    await isDue(two.id);
    await sendDue(shop.ctx);
    expect(await seen()).toMatchObject([{ id: one.id }, { id: two.id }]);
  });

  it.each(['resolve', 'spam'] as const)(
    'holds it after %s, until a member sends it or gives it another time',
    async (act) => {
      const { shop, ann, params, schedule, at, isDue, seen, pending } = await schedulingStage(w);
      const { id } = await schedule();
      await ann.api(`POST /conversations/:id/${act}`, { params });
      await isDue(id);
      await sendDue(shop.ctx);
      expect(await seen()).toEqual([]);
      expect(await pending()).toMatchObject([{ id, heldBecause: act === 'resolve' ? 'resolved' : 'spam' }]);
      await ann.api('POST /conversations/:id/scheduled/:messageId/send', at(id));
      expect(await seen()).toMatchObject([{ id }]);
    },
  );

  it('never lets it reach a contact who is blocked', async () => {
    const { shop, ann, visitor, schedule, at, isDue, pending } = await schedulingStage(w);
    const { id, sendAt } = await schedule();
    await ann.api('POST /contacts/:id/block', { params: { id: visitor.contactId }, body: { reason: '' } });
    await isDue(id);
    await sendDue(shop.ctx);
    expect(await pending()).toMatchObject([{ id, heldBecause: 'blocked' }]);
    const tries = [
      () => ann.api('POST /conversations/:id/scheduled/:messageId/send', at(id)),
      () => ann.api('PUT /conversations/:id/scheduled/:messageId', { ...at(id), body: { sendAt } }),
      () => schedule(),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'conflict' });
    expect(await pending()).toMatchObject([{ id, state: 'held' }]);
  });

  it('holds it when its author has left, and makes it the member’s who gives it another time', async () => {
    const { shop, ann, ben, schedule, at, isDue, seen, pending } = await schedulingStage(w);
    const { id, sendAt } = await schedule();
    await w.services.db
      .updateTable('members')
      .set({ active: false, role: 'member' })
      .where('shop_id', '=', shop.id)
      .where('id', '=', ann.id)
      .execute();
    expect(await pending()).toMatchObject([{ heldBecause: 'author_left' }]);
    await isDue(id);
    await sendDue(shop.ctx);
    expect(await seen()).toEqual([]);
    await ben.api('PUT /conversations/:id/scheduled/:messageId', { ...at(id), body: { sendAt } });
    await isDue(id);
    await sendDue(shop.ctx);
    expect(await seen()).toMatchObject([{ id, name: 'Ben' }]);
  });

  it('holds what could not be sent for hours, and what shows a product that is gone', async () => {
    const { shop, schedule, isDue, seen, pending } = await schedulingStage(w);
    const [late, gone] = [await schedule(), await schedule()];
    await isDue(late.id, 4 * 3_600_000);
    await isDue(gone.id);
    await w.services.db
      .updateTable('scheduled_messages')
      .set({ products: JSON.stringify([{ id: 'gid://shopify/Product/1' }]) })
      .where('id', '=', gone.id)
      .execute();
    await sendDue(shop.ctx);
    expect(await seen()).toEqual([]);
    expect(await pending()).toMatchObject([
      { id: late.id, heldBecause: 'late' },
      { id: gone.id, heldBecause: 'refused', problem: expect.stringContaining('no longer in your store') },
    ]);
  });

  it('is part of what is exported about the contact, and goes with them', async () => {
    const { shop, ann, visitor, schedule, isDue } = await schedulingStage(w);
    const { id } = await schedule();
    const params = { id: visitor.contactId };
    const { data: exported } = await ann.api('GET /contacts/:id/export', { params });
    expect(exported.conversations).toMatchObject([{ scheduled: [{ id, text: 'Good morning' }] }]);
    const { data } = await ann.api('DELETE /contacts/:id', { params });
    expect(data.counts).toMatchObject({ scheduledMessages: 1 });
    await isDue(id);
    await sendDue(shop.ctx);
  });
});
