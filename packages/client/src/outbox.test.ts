import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CallFailed } from './api.ts';
import { createOutbox, type Unsent } from './outbox.ts';
import { memoryStore } from './outbox-store.ts';

interface Words {
  text: string;
}

const until = async (isTrue: () => boolean) => {
  await expect.poll(isTrue, { timeout: 10_000, interval: 5 }).toBe(true);
};

/** A server that keeps each id once, behind a network that fails as `luck` says. */
function farEnd(luck: () => 'good' | 'lost' | 'answer lost' | 'refused') {
  const kept: { conversationId: string; id: string; text: string }[] = [];
  const deliver = async (message: Unsent<Words>) => {
    const how = luck();
    if (how === 'refused') throw new CallFailed('bad_input', 'Too long');
    if (how === 'lost') throw new CallFailed('offline', 'No connection');
    if (!kept.some((one) => one.id === message.id))
      kept.push({ conversationId: message.conversationId, id: message.id, text: message.body.text });
    if (how === 'answer lost') throw new CallFailed('timed_out', 'Request timed out');
  };
  return { kept, deliver };
}

let names = 0;
const open = (deliver: (message: Unsent<Words>) => Promise<void>, store = memoryStore<Words>()) => {
  let unsent: readonly Unsent<Words>[] = [];
  names += 1;
  const outbox = createOutbox<Words>({ name: `test-${names}`, store, deliver, onChange: (now) => void (unsent = now) });
  return { outbox, unsent: () => unsent };
};

describe('the outbox', () => {
  it('delivers everything once and in order through any run of losses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('good', 'good', 'lost', 'answer lost'), { maxLength: 12 }),
        fc.integer({ min: 1, max: 8 }),
        async (fortunes, count) => {
          const left = [...fortunes];
          const { kept, deliver } = farEnd(() => left.shift() ?? 'good');
          const { outbox, unsent } = open(deliver);
          await outbox.start();
          const texts = Array.from({ length: count }, (_, i) => `${i}`);
          for (const text of texts) await outbox.add({ id: text, conversationId: 'c', body: { text } });
          while (unsent().length > 0) {
            outbox.flush();
            await Promise.resolve();
            await new Promise(setImmediate);
          }
          expect(kept.map((it) => it.text)).toEqual(texts);
          outbox.stop();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('goes on after a reload with what the page before left behind', async () => {
    const store = memoryStore<Words>();
    const before = open(async () => Promise.reject(new CallFailed('offline', 'No connection')), store);
    await before.outbox.add({ id: 'a', conversationId: 'c', body: { text: 'first' } });
    await before.outbox.add({ id: 'b', conversationId: 'c', body: { text: 'second' } });
    before.outbox.stop();
    const { kept, deliver } = farEnd(() => 'good');
    const after = open(deliver, store);
    await after.outbox.start();
    await until(() => after.unsent().length === 0);
    expect(kept.map((it) => it.text)).toEqual(['first', 'second']);
  });

  it('keeps a refused text with the reason, holds back what was said after it, and gives it back', async () => {
    const { kept, deliver } = farEnd(() => 'refused');
    const { outbox, unsent } = open(deliver);
    await outbox.add({ id: 'a', conversationId: 'c', body: { text: 'too long' } });
    await until(() => unsent()[0]?.refusal === 'Too long');
    await outbox.add({ id: 'b', conversationId: 'c', body: { text: 'next' } });
    expect(unsent().map((it) => it.id)).toEqual(['a', 'b']);
    expect(await outbox.takeBack('a')).toEqual({ text: 'too long' });
    expect(kept).toEqual([]);
    outbox.stop();
  });

  it('keeps what the server has no room for yet, says so, and sends it by itself when there is room', async () => {
    const room = new Set(['free']);
    const kept: string[] = [];
    const { outbox, unsent } = open(async (message) => {
      if (!room.has(message.conversationId)) throw new CallFailed('too_many', 'Too many messages. Wait a minute.');
      kept.push(message.id);
    });
    await outbox.add({ id: 'a', conversationId: 'full', body: { text: 'x' } });
    await outbox.add({ id: 'b', conversationId: 'full', body: { text: 'y' } });
    await outbox.add({ id: 'c', conversationId: 'free', body: { text: 'z' } });
    await until(() => kept.includes('c'));
    expect(unsent().map(({ id, refusal, patience }) => [id, refusal, patience])).toEqual([
      ['a', null, 'Too many messages. Wait a minute.'],
      ['b', null, undefined],
    ]);
    room.add('full');
    await until(() => unsent().length === 0);
    expect(kept).toEqual(['c', 'a', 'b']);
    outbox.stop();
  });

  it('asks a server that has no room again when it said, and not before, whatever else happens meanwhile', async () => {
    vi.useFakeTimers();
    try {
      const room = new Set(['free']);
      const tried: string[] = [];
      const kept: string[] = [];
      const { outbox, unsent } = open(async (message) => {
        tried.push(message.id);
        if (!room.has(message.conversationId)) throw new CallFailed('too_many', 'Wait 10 minutes.', {}, 600_000);
        kept.push(message.id);
      });
      await outbox.add({ id: 'a', conversationId: 'full', body: { text: 'x' } });
      await vi.advanceTimersByTimeAsync(300_000);
      await outbox.add({ id: 'b', conversationId: 'full', body: { text: 'y' } });
      await outbox.add({ id: 'c', conversationId: 'free', body: { text: 'z' } });
      outbox.flush();
      await vi.advanceTimersByTimeAsync(299_000);
      expect(tried).toEqual(['a', 'c']);
      expect(unsent().map(({ id, patience }) => [id, patience])).toEqual([
        ['a', 'Wait 10 minutes.'],
        ['b', undefined],
      ]);
      room.add('full');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(kept).toEqual(['c', 'a', 'b']);
      outbox.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits for no server longer than an hour, and goes on when the text in front is taken back', async () => {
    vi.useFakeTimers();
    try {
      const tried: string[] = [];
      const { outbox } = open(async (message) => {
        tried.push(message.id);
        throw new CallFailed('too_many', 'Wait 24 hours.', {}, 86_400_000);
      });
      await outbox.add({ id: 'a', conversationId: 'full', body: { text: 'x' } });
      await vi.advanceTimersByTimeAsync(3_590_000);
      expect(tried).toEqual(['a']);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(tried).toEqual(['a', 'a']);
      await outbox.add({ id: 'b', conversationId: 'full', body: { text: 'y' } });
      expect(await outbox.takeBack('a')).toEqual({ text: 'x' });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(tried).toEqual(['a', 'a', 'b']);
      outbox.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets one conversation go on while another is stuck', async () => {
    const kept: string[] = [];
    const { outbox, unsent } = open(async (message) => {
      if (message.conversationId === 'stuck') throw new CallFailed('bad_input', 'Refused');
      kept.push(message.id);
    });
    await outbox.add({ id: 'a', conversationId: 'stuck', body: { text: 'x' } });
    await outbox.add({ id: 'b', conversationId: 'free', body: { text: 'y' } });
    await until(() => kept.includes('b'));
    expect(unsent().map((it) => it.id)).toEqual(['a']);
    outbox.stop();
  });

  it('holds a message while it may be taken back, and those after it with it', async () => {
    const { kept, deliver } = farEnd(() => 'good');
    const { outbox, unsent } = open(deliver);
    await outbox.start();
    await outbox.add({ id: 'a', conversationId: 'c', body: { text: 'held' }, holdMs: 60_000 });
    await outbox.add({ id: 'b', conversationId: 'c', body: { text: 'after' } });
    await outbox.add({ id: 'd', conversationId: 'other', body: { text: 'elsewhere' } });
    await until(() => kept.length === 1);
    expect(kept[0]?.text).toBe('elsewhere');
    expect(await outbox.takeBack('a')).toEqual({ text: 'held' });
    await until(() => unsent().length === 0);
    expect(kept.map((it) => it.text)).toEqual(['elsewhere', 'after']);
    outbox.stop();
  });

  it('lets a held message leave by itself, when the page goes, and after a reload', async () => {
    const store = memoryStore<Words>();
    const { kept, deliver } = farEnd(() => 'good');
    const before = open(deliver, store);
    await before.outbox.add({ id: 'a', conversationId: 'c', body: { text: 'first' }, holdMs: 20 });
    await until(() => kept.length === 1);
    await before.outbox.add({ id: 'b', conversationId: 'c', body: { text: 'second' }, holdMs: 60_000 });
    before.outbox.leave();
    expect(kept.map((it) => it.text)).toEqual(['first', 'second']);
    before.outbox.stop();
    for (const it of await store.all()) await store.put({ ...it, heldUntil: Date.now() - 1 });
    const after = open(deliver, store);
    await after.outbox.start();
    await until(() => after.unsent().length === 0);
    expect(kept).toHaveLength(2);
    after.outbox.stop();
  });

  it('keeps the order when the page goes: nothing overtakes what waits, or what was refused', async () => {
    const tried: string[] = [];
    const { outbox, unsent } = open(async ({ id }) => {
      tried.push(id);
      throw id === 'refused' ? new CallFailed('bad_input', 'Too long') : new CallFailed('offline', 'No connection');
    });
    await outbox.add({ id: 'refused', conversationId: 'c', body: { text: 'x' } });
    await until(() => unsent()[0]?.refusal === 'Too long');
    await outbox.add({ id: 'behind', conversationId: 'c', body: { text: 'x' }, holdMs: 60_000 });
    await outbox.add({ id: 'waits', conversationId: 'd', body: { text: 'x' } });
    await outbox.add({ id: 'held', conversationId: 'd', body: { text: 'x' }, holdMs: 60_000 });
    await until(() => tried.includes('waits'));
    tried.length = 0;
    outbox.leave();
    expect(tried).toEqual(['waits', 'held']);
    outbox.stop();
  });

  it('lets acts leave in their order among messages, also past one that was refused, and never twice over a loss', async () => {
    const anyEntry = fc.record({
      conversationId: fc.constantFrom('c', 'd'),
      isAct: fc.boolean(),
      isRefused: fc.boolean(),
    });
    const fortunes = fc.array(fc.constantFrom('good', 'good', 'lost', 'answer lost'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(anyEntry, { minLength: 1, maxLength: 10 }), fortunes, async (entries, luck) => {
        const left = [...luck];
        const { kept, deliver } = farEnd(() => left.shift() ?? 'good');
        const { outbox, unsent } = open(async (message) => {
          if (message.body.text === 'refused') throw new CallFailed('bad_input', 'Refused');
          await deliver(message);
        });
        await outbox.start();
        for (const [at, { conversationId, isAct, isRefused }] of entries.entries()) {
          const body = { text: isRefused && !isAct ? 'refused' : `${at}` };
          await outbox.add({ id: `${at}`, conversationId, body, ...(isAct ? { isAct } : {}) });
        }
        const blockedAt = (conversationId: string) =>
          entries.findIndex((it) => it.conversationId === conversationId && it.isRefused && !it.isAct);
        const leaves = entries.flatMap(({ conversationId, isAct }, at) => {
          const blocked = blockedAt(conversationId);
          return isAct || blocked === -1 || at < blocked ? [{ conversationId, id: `${at}` }] : [];
        });
        while (unsent().length > entries.length - leaves.length) {
          outbox.flush();
          await new Promise(setImmediate);
        }
        for (const name of ['c', 'd']) {
          const idsIn = (all: readonly { conversationId: string; id: string }[]) =>
            all.filter((it) => it.conversationId === name).map((it) => it.id);
          expect(idsIn(kept)).toEqual(idsIn(leaves));
        }
        outbox.stop();
      }),
      { numRuns: 60 },
    );
  });

  it('does not do what another tab has taken back, and does what the browser would not keep', async () => {
    const store = memoryStore<Words>();
    const { kept, deliver } = farEnd(() => 'good');
    const away = open(() => Promise.reject(new CallFailed('offline', 'No connection')), store);
    await away.outbox.add({ id: 'a', conversationId: 'c', body: { text: 'undone' }, isAct: true });
    await store.remove('a');
    // It was read before that.
    const read = [[...away.unsent()]];
    const other = open(deliver, { ...store, all: async () => read.pop() ?? store.all() });
    await other.outbox.start();
    await until(() => other.unsent().length === 0);
    expect(kept).toEqual([]);
    const full = open(deliver, { ...store, put: () => Promise.reject(new Error('full')) });
    await full.outbox.add({ id: 'b', conversationId: 'c', body: { text: 'done' }, isAct: true });
    await until(() => kept.length === 1);
    for (const it of [away, other, full]) it.outbox.stop();
  });

  it('never sends what another tab has taken back', async () => {
    const store = memoryStore<Words>();
    const { kept, deliver } = farEnd(() => 'good');
    const [one, two] = [open(deliver, store), open(deliver, store)];
    await one.outbox.add({ id: 'a', conversationId: 'c', body: { text: 'undone' }, holdMs: 50 });
    await two.outbox.start();
    expect(two.unsent()).toHaveLength(1);
    expect(await one.outbox.takeBack('a')).toEqual({ text: 'undone' });
    await until(() => two.unsent().length === 0);
    expect(kept).toEqual([]);
    one.outbox.stop();
    two.outbox.stop();
  });
});
