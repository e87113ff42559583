import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import { calls, type ModelServer, openModelServer, says } from '../../../test-kit/model-server.ts';
import { type DemoVisit, openDemo } from '../testing/demo-visit.ts';

const delivery = 'Standard delivery takes 4 to 6 business days and costs $7.45.';

describe('a recorded turn', () => {
  let demo: DemoVisit;
  beforeAll(async () => {
    demo = await openDemo(createOfflineEngine());
    await demo.member('POST /faqs', {
      body: { question: 'How long does delivery take?', answer: `<p>${delivery}</p>` },
    });
  }, 120_000);
  afterAll(() => demo?.close());

  const replay = async (id: string, how: 'recorded' | 'present') =>
    (await demo.member('POST /ai_assistant/log/:id/replay', { params: { id }, body: { with: how } })).data;
  const anOrder = () => {
    const order = demo.simulator.store.firstShop.state.orders.findLast(
      (it) => it.fulfillmentStatus === 'FULFILLED' && !it.cancelledAt,
    );
    if (!order) throw new Error('the demo shop has orders');
    return order;
  };
  const rowsOf = (table: 'decisions' | 'messages' | 'order_attempts' | 'replies') =>
    demo.w.services.db
      .selectFrom(table)
      .select((q) => q.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();

  it('decides the same, byte for byte, whatever it was about, and leaves nothing behind', async () => {
    const order = anOrder();
    const talks = [
      ['How long does delivery take?', 'Who won the world cup in 2022?', 'What is the capital of France?'],
      ['How much is the Drift Tunnel Tent?', 'Is it in stock?', 'thanks!'],
      [`Where is my order ${order.name}? My e-mail is ${order.email}`, 'And when does it arrive?'],
      ['Do you have discount codes?', 'Wie lange dauert die Lieferung?', '?!'],
      ['Combien coûte la livraison ?', 'I want to talk to a person'],
    ];
    const ids: string[] = [];
    for (const talk of talks) {
      const visitor = await demo.visitor();
      for (const text of talk) ids.push((await visitor.ask(text)).decision.id);
    }
    const before = await Promise.all((['decisions', 'messages', 'order_attempts', 'replies'] as const).map(rowsOf));
    for (const id of ids) {
      const { isSame, isChanged, now, before: then } = await replay(id, 'recorded');
      expect({ text: now.text, outcome: now.decision.outcome, isChanged }).toEqual({
        text: then.text,
        outcome: then.outcome,
        isChanged: false,
      });
      expect(now.decision.verdicts).toEqual(then.verdicts);
      expect(isSame, then.text).toBe(true);
    }
    const after = await Promise.all((['decisions', 'messages', 'order_attempts', 'replies'] as const).map(rowsOf));
    expect(after).toEqual(before);
  }, 120_000);

  it('still decides so when the shop says something else by now, and otherwise with the present', async () => {
    const visitor = await demo.visitor();
    const { decision } = await visitor.ask('Do you gift-wrap?');
    expect(decision.outcome).not.toBe('answered');
    const faq = { question: 'Do you gift-wrap?', answer: '<p>We wrap gifts in recycled paper.</p>' };
    await demo.member('POST /faqs', { body: faq });
    expect((await replay(decision.id, 'recorded')).isSame).toBe(true);
    const present = await replay(decision.id, 'present');
    expect(present).toMatchObject({ isSame: false, isChanged: false });
    expect(present.before.outcome).toBe(decision.outcome);
    expect(present.now.decision.outcome).toBe('answered');
    expect(present.now.text).toContain('recycled paper');
    expect(present.now.parts).toContainEqual({
      type: 'sources',
      sources: [expect.objectContaining({ kind: 'faq', title: faq.question })],
    });
  });

  it('with the settings of another time decides as they would, and names in what they differ', async () => {
    const change = (part: object) =>
      demo.member('POST /settings/widget/:id', {
        params: { id: demo.ctx.shopId },
        body: { aiAssistantSettings: part },
      });
    const question = 'How much is the Drift Tunnel Tent?';
    const { decision } = await (await demo.visitor()).ask(question);
    expect(decision.outcome).toBe('answered');
    const versionsOf = async (id: string) =>
      (await demo.member('GET /ai_assistant/log/:id/versions', { params: { id } })).data;
    expect(await versionsOf(decision.id)).toEqual([]);

    await change({ enabledProducts: false, supportEmails: ['team@shop.example'] });
    const other = await (await demo.visitor()).ask(question);
    expect(other.decision.outcome).not.toBe('answered');
    // Whom it mails changes no answer: it makes no other version.
    await change({ supportEmails: [] });
    await (await demo.visitor()).ask(question);
    const versions = await versionsOf(decision.id);
    expect(versions.map((it) => it.differs)).toEqual([['enabledProducts']]);
    await change({ enabledProducts: true });

    const [version] = versions;
    if (!version) return expect.unreachable('the list has one');
    const body = { with: 'version' as const, version: version.id };
    const { data } = await demo.member('POST /ai_assistant/log/:id/replay', { params: { id: decision.id }, body });
    expect(data).toMatchObject({ isSame: false, isChanged: false, before: { outcome: 'answered' } });
    expect(data.now.decision.outcome).toBe(other.decision.outcome);
    expect(data.now.text).toBe(other.text);
    // And back: what was refused is answered with what was set before.
    const [first] = await versionsOf(other.decision.id);
    const back = await demo.member('POST /ai_assistant/log/:id/replay', {
      params: { id: other.decision.id },
      body: { with: 'version', version: first?.id ?? '' },
    });
    expect(back.data.now.decision.outcome).toBe('answered');
    await expect(
      demo.member('POST /ai_assistant/log/:id/replay', {
        params: { id: decision.id },
        body: { with: 'version', version: 'of another shop' },
      }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('says so when what was said before it is not what it was', async () => {
    const visitor = await demo.visitor();
    await visitor.ask('How long does delivery take?');
    const { decision } = await visitor.ask('And to Canada?');
    await demo.w.services.db
      .updateTable('messages')
      .set({ text: 'How long do returns take?' })
      .where('conversation_id', '=', visitor.conversationId)
      .where('seq', '=', 1)
      .execute();
    expect((await replay(decision.id, 'recorded')).isChanged).toBe(true);
  });

  it('of which too little was kept can’t be gone through again', async () => {
    const visitor = await demo.visitor();
    const { decision } = await visitor.ask('How long does delivery take?');
    const change = (set: { replay?: null; engine?: string }) =>
      demo.w.services.db.updateTable('decisions').set(set).where('id', '=', decision.id).execute();
    await change({ engine: 'gone:1' });
    await expect(replay(decision.id, 'recorded')).rejects.toMatchObject({ code: 'refused' });
    await change({ replay: null });
    await expect(replay(decision.id, 'present')).rejects.toMatchObject({ code: 'refused' });
    const { data } = await demo.member('GET /ai_assistant/log/:id', { params: { id: decision.id } });
    expect(data.isReplayable).toBe(false);
  });

  it('is exported with its conversation', async () => {
    const visitor = await demo.visitor();
    await visitor.ask('How long does delivery take?');
    const { data } = await demo.member('GET /contacts/:id/export', { params: { id: visitor.contactId } });
    expect(data.conversations[0]?.decisions[0]).toMatchObject({ answer: delivery, replay: { v: 1, kind: 'finished' } });
  });
});

describe('a turn that a model answered', () => {
  let server: ModelServer;
  let demo: DemoVisit;
  beforeAll(async () => {
    server = await openModelServer();
    demo = await openDemo(server.engine);
    await demo.member('POST /faqs', {
      body: { question: 'How long does delivery take?', answer: `<p>${delivery}</p>` },
    });
  }, 120_000);
  afterAll(async () => {
    await demo?.close();
    await server?.close();
  });

  it('is asked of the model again with the same results, and counted among tests', async () => {
    const visitor = await demo.visitor();
    const search = calls('search_knowledge', { question: 'How long does delivery take?' });
    server.script(search, says(delivery));
    const { decision } = await visitor.ask('How long does delivery take?');
    server.script(search, says(delivery));
    const again = (
      await demo.member('POST /ai_assistant/log/:id/replay', {
        params: { id: decision.id },
        body: { with: 'recorded' },
      })
    ).data;
    expect(again.isSame).toBe(true);
    const { data } = await demo.member('GET /ai_assistant/usage');
    expect(data.days.filter((it) => it.source === 'tests')).toMatchObject([{ replies: 1 }]);
  });
});
