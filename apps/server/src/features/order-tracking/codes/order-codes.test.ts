import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doScheduled } from '../../../test-kit/do-job.ts';
import { find, show, type TrackingStore, trackingStore, wrongOf } from '../testing/tracking-store.ts';

let at: TrackingStore;
beforeAll(async () => {
  at = await trackingStore();
}, 60_000);
afterAll(() => at.store.close());
beforeEach(() => at.anew());

describe('a code', () => {
  it('works once, also when it is shown several times at once', async () => {
    const ann = await at.visitor();
    const { name, email } = at.anOrder();
    const claim = { number: name, email };
    await find(ann, claim);
    const code = await at.codeIn(email);
    const shown = await Promise.all(Array.from({ length: 4 }, () => show(ann, { ...claim, code })));
    expect(shown.filter((it) => it.outcome === 'order')).toHaveLength(1);
    await at.ctx.db.deleteFrom('order_proofs').execute();
    expect(await show(ann, { ...claim, code })).toEqual({ outcome: 'ended' });
  });

  it('bears five wrong ones, counted down, also at once; then the right one is wrong, too', async () => {
    const ann = await at.visitor();
    const { name, email } = at.anOrder();
    const claim = { number: name, email };
    await find(ann, claim);
    const code = await at.codeIn(email);
    expect(await show(ann, { ...claim, code: wrongOf(code) })).toEqual({ outcome: 'wrong', triesLeft: 4 });
    await Promise.all(Array.from({ length: 6 }, (_, i) => show(ann, { ...claim, code: wrongOf(code, i + 2) })));
    expect(await show(ann, { ...claim, code })).toEqual({ outcome: 'ended' });
  });

  it('ends after ten minutes', async () => {
    const ann = await at.visitor();
    const { name, email } = at.anOrder();
    await find(ann, { number: name, email });
    const code = await at.codeIn(email);
    await at.ctx.db
      .updateTable('order_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(await show(ann, { number: name, email, code })).toEqual({ outcome: 'ended' });
  });

  it('is good for the visitor who asked, for that order and that address, and for nothing else', async () => {
    const [ann, thief] = [await at.visitor(), await at.visitor()];
    const [mine, theirs] = [at.anOrder(0), at.anOrder(3)];
    await find(ann, { number: mine.name, email: mine.email });
    const code = await at.codeIn(mine.email);
    const ended = { outcome: 'ended' };
    expect(await show(thief, { number: mine.name, email: mine.email, code })).toEqual(ended);
    expect(await show(ann, { number: theirs.name, email: theirs.email, code })).toEqual(ended);
    expect(await show(ann, { number: mine.name, email: theirs.email, code })).toEqual(ended);
    await find(ann, { number: theirs.name, email: theirs.email });
    await at.codeIn(theirs.email);
    expect(await show(ann, { number: theirs.name, email: theirs.email, code })).toMatchObject({ outcome: 'wrong' });
    expect(await show(ann, { number: mine.name, email: mine.email, code })).toMatchObject({ outcome: 'order' });
  });

  it('stands nowhere as it is, nor does any address, and goes when it is of no use', async () => {
    const ann = await at.visitor();
    const { name, email } = at.anOrder();
    await find(ann, { number: name, email });
    const code = await at.codeIn(email);
    const kept = JSON.stringify(await at.ctx.db.selectFrom('order_codes').selectAll().execute());
    expect(kept).not.toContain(code);
    expect(kept.toLowerCase()).not.toContain(email.toLowerCase());
    await at.ctx.db
      .updateTable('order_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    await doScheduled(at.w.services, 'order-tracking.forget-codes');
    expect(await at.ctx.db.selectFrom('order_codes').selectAll().execute()).toEqual([]);
  });

  it('breaks no header of its mail, whatever the order is called', async () => {
    const { name, email } = at.anOrder(4);
    const { commerce } = at.w.services;
    const { readOrder } = commerce;
    commerce.readOrder = async (...given) => {
      const it = await readOrder(...given);
      return it && { ...it, order: { ...it.order, name: `${name}\r\nBcc: thief@else.example\u2028` } };
    };
    try {
      await find(await at.visitor(), { number: `${name}\r\n`, email });
      await at.codeIn(email);
      expect(at.mailsTo(email)[0]?.subject).not.toMatch(/[\r\n\u2028]/);
      expect(at.w.mails).toHaveLength(1);
    } finally {
      commerce.readOrder = readOrder;
    }
  });
});

describe('who asks for codes again and again', () => {
  it('of one address waits longer and longer, with ever new visitors, numbers and spellings', async () => {
    const { name, email } = at.anOrder();
    for (let i = 0; i < 4; i += 1)
      await find(await at.visitor(), { number: `${name}${i}`, email: i % 2 ? email.toUpperCase() : email });
    const refused = find(await at.visitor(), { number: name, email });
    await expect(refused).rejects.toMatchObject({ code: 'too_many', waitMs: expect.any(Number) });
    // Whether there is such an address or not.
    for (let i = 0; i < 4; i += 1) await find(await at.visitor(), { number: `77${i}`, email: 'nobody@else.example' });
    await expect(find(await at.visitor(), { number: '1', email: 'nobody@else.example' })).rejects.toMatchObject({
      code: 'too_many',
    });
  });

  it('of one order waits, whichever addresses they name, and in every process', async () => {
    const { name } = at.anOrder();
    for (let i = 0; i < 6; i += 1) await find(await at.visitor(), { number: name, email: `guess${i}@else.example` });
    // Another process knows it, too: it is in the database.
    at.w.forgetLimits();
    await expect(find(await at.visitor(), { number: `# ${name}`, email: 'guess7@else.example' })).rejects.toMatchObject(
      {
        code: 'too_many',
      },
    );
    expect((await at.ctx.db.selectFrom('tries').select('key').execute()).join()).not.toContain('guess');
  });

  it('as one visitor waits, whatever they look for', async () => {
    const one = await at.visitor();
    for (let i = 0; i < 6; i += 1) await find(one, { number: `50${i}`, email: `guess${i}@else.example` });
    await expect(find(one, { number: '507', email: 'guess7@else.example' })).rejects.toMatchObject({
      code: 'too_many',
    });
  });
});
