import { type Live, openLive } from '@chatty/client/live';
import type { ClientFrame, LiveEvent } from '@chatty/contract/live';
import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestVisitor, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { createTokens } from '../auth/access-token.ts';
import { createLocalBus } from '../../adapters/bus/local-bus.ts';
import { farthestBack } from './event-log.ts';
import { createHub } from './hub.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

interface Ear {
  events: { n: number; event: LiveEvent }[];
  passing: string[];
  resets: number;
  live: Live;
}

/** Listens like a screen does, from event `since` on. */
async function listen(token: string, since: number | null): Promise<Ear> {
  const ear: Ear = {
    events: [],
    passing: [],
    resets: 0,
    live: openLive({
      url: `${w.origin.replace(/^http/, 'ws')}/realtime`,
      token: async () => token,
      since,
      onEvent: (event, n) => ear.events.push({ n, event }),
      onPassing: (event) => ear.passing.push(event.type),
      onReset: () => {
        ear.resets += 1;
      },
      onStatus: (status) => status === 'live' && ready.resolve(),
    }),
  };
  const ready = Promise.withResolvers<void>();
  await ready.promise;
  return ear;
}

const say = (visitor: TestVisitor, id: string, text: string) =>
  visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text } });

const texts = (ear: Ear) =>
  ear.events.flatMap(({ event }) => (event.type === 'message.created' ? [event.payload.text] : []));

describe('a live socket', () => {
  it('gets everything once and in order, however often it was away', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const visitor = await shop.visitor();
    const member = await shop.member();
    const id = newId();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 }), async (bursts) => {
        const { data } = await member.api('GET /me');
        let since = data.since;
        const heard: string[] = [];
        const said: string[] = [];
        for (const [away, burst] of bursts.entries()) {
          const sending = Promise.all(
            Array.from({ length: burst }, async (_, i) => {
              const text = `${newId()} ${away}/${i}`;
              said.push(text);
              await say(visitor, id, text);
            }),
          );
          const ear = await listen(member.token, since);
          await sending;
          await expect.poll(() => heard.length + texts(ear).length).toBe(said.length);
          heard.push(...texts(ear));
          const numbers = ear.events.map((it) => it.n);
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          since = numbers.at(-1) ?? since;
          ear.live.close();
        }
        expect(heard.toSorted()).toEqual(said.toSorted());
      }),
      { numRuns: 8 },
    );
  });

  it('of a visitor hears its own conversation and nothing else', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [one, other] = [await shop.visitor(), await shop.visitor()];
    const ear = await listen(one.token, one.since);
    await say(other, newId(), 'somebody else');
    await say(one, newId(), 'my own');
    await expect.poll(() => texts(ear)).toEqual(['my own']);
    expect(JSON.stringify(ear.events)).not.toContain('somebody else');
    ear.live.close();
  });

  it('that was away too long is told to read everything anew', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const visitor = await shop.visitor();
    await w.services.db
      .updateTable('event_counters')
      .set({ n: farthestBack + 10 })
      .where('shop_id', '=', shop.id)
      .execute();
    await w.services.db
      .insertInto('event_counters')
      .values({ shop_id: shop.id, n: farthestBack + 10 })
      .onConflict((on) => on.doNothing())
      .execute();
    const ear = await listen(visitor.token, 1);
    expect(ear.resets).toBe(1);
    await say(visitor, newId(), 'after the reset');
    await expect.poll(() => texts(ear)).toEqual(['after the reset']);
    ear.live.close();
  });

  it('hears also of what no process told its own', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const visitor = await shop.visitor();
    const deaf = createHub(w.services.db, createLocalBus(), w.services.log, { lookEveryMs: 20 });
    const heard: string[] = [];
    const write = (frame: string) => void heard.push(frame);
    const whose = { shopId: shop.id, memberId: newId(), contactId: null, isCrmLogin: false };
    await deaf.join({ ...whose, sentUpTo: 0, write, end: () => heard.push('end') }, null);
    await say(visitor, newId(), 'a lost word');
    await expect.poll(() => heard.filter((it) => it.includes('message.created'))).toHaveLength(1);
    deaf.close();
  });

  it('with a token that is not good gets nothing', async () => {
    const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
    const first = Promise.withResolvers<string>();
    socket.onmessage = (it) => first.resolve(String(it.data));
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: 'nonsense', since: 0 }));
    expect(JSON.parse(await first.promise)).toEqual({ t: 'expired' });
    socket.close();
  });

  it('tells the team the inbox numbers when they change', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [visitor, member] = [await shop.visitor(), await shop.member()];
    const ear = await listen(member.token, null);
    await say(visitor, newId(), 'Hello?');
    await expect.poll(() => ear.passing).toContain('inbox.counts');
    ear.live.close();
  });
});

/** A socket spoken to frame by frame; `heard` is what it was told, `closed` how it ended. */
async function rawSocket() {
  const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
  const heard: string[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.onmessage = (it) => heard.push((JSON.parse(String(it.data)) as { t: string }).t);
  socket.onclose = () => resolve();
  await new Promise((open) => {
    socket.onopen = open;
  });
  return {
    heard,
    closed,
    say: (frame: ClientFrame) => socket.send(JSON.stringify(frame)),
    close: () => socket.close(),
  };
}

describe('a socket that misbehaves', () => {
  it('and types where there is no conversation keeps its line', async () => {
    const visitor = await (await w.shop()).visitor();
    const socket = await rawSocket();
    socket.say({ t: 'hello', token: visitor.token, since: null });
    await expect.poll(() => socket.heard).toContain('ready');
    socket.say({ t: 'typing', conversationId: newId() });
    socket.say({ t: 'typing', conversationId: newId() });
    socket.say({ t: 'ping' });
    await expect.poll(() => socket.heard.filter((it) => it === 'pong')).toHaveLength(1);
    socket.say({ t: 'ping' });
    await expect.poll(() => socket.heard.filter((it) => it === 'pong')).toHaveLength(2);
    expect(socket.heard).not.toContain('expired');
    socket.close();
  });

  it('and goes before it was let in does not take away who is there', async () => {
    const shop = await w.shop();
    const member = await shop.member();
    const stays = await listen(member.token, null);
    const online = async () => (await member.api('GET /members')).data.map((it) => it.online);
    await expect.poll(online).toEqual([true]);
    // The log is read while this transaction holds the database, so that the second tab is gone before it is let in.
    const left = Promise.withResolvers<void>();
    const holding = w.services.db.transaction().execute(() => left.promise);
    const goes = await rawSocket();
    goes.say({ t: 'hello', token: member.token, since: 0 });
    goes.say({ t: 'ping' });
    await expect.poll(() => goes.heard).toContain('pong');
    goes.close();
    await goes.closed;
    left.resolve();
    await holding;
    const after = await listen(member.token, null);
    after.live.close();
    await expect.poll(() => w.services.hub.listenersOf(shop.id).size).toBe(1);
    expect(await online()).toEqual([true]);
    stays.live.close();
  });

  it('cannot prolong its stay with somebody else’s token', async () => {
    const shop = await w.shop();
    const [member, visitor] = [await shop.member(), await shop.visitor()];
    const socket = await rawSocket();
    socket.say({ t: 'hello', token: member.token, since: null });
    await expect.poll(() => socket.heard).toContain('ready');
    socket.say({ t: 'token', token: visitor.token });
    await socket.closed;
    expect(socket.heard.at(-1)).toBe('expired');
  });

  it('hears nothing more once its token has run out, whether it goes or not', async () => {
    const shop = await w.shop();
    const member = await shop.member();
    // Four to five seconds are left of ten minutes: a token counts in whole seconds, and has to be good on arrival.
    const tokens = createTokens(w.services.config.APP_SECRET, () => new Date(Date.now() - 595_000));
    const { token } = await tokens.issue({
      type: 'member',
      from: Date.now(),
      authId: member.authId,
      shopID: shop.id,
      shopId: shop.id,
      memberId: member.id,
      isAdmin: true,
      isCrmLogin: false,
    });
    const socket = await rawSocket();
    socket.say({ t: 'hello', token, since: null });
    await socket.closed;
    expect(socket.heard.filter((it) => it !== 'passing')).toEqual(['ready', 'expired']);
    await expect.poll(() => w.services.hub.listenersOf(shop.id).size).toBe(0);
  });
});
