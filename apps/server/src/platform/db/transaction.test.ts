import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import type { Ctx, DomainReaction } from '../../ctx.ts';
import { domainEvent } from '../domain-event.ts';
import { on, reactionsOf } from '../reaction.ts';
import { transaction } from './transaction.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const reacting = (ctx: Ctx, reactions: readonly DomainReaction[]): Ctx => ({
  ...ctx,
  services: { ...ctx.services, reactions: reactionsOf(reactions) },
});
const first = domainEvent<{ id: string }>('test.first');
const second = domainEvent<{ id: string }>('test.second');

describe('a transaction', () => {
  it('lets follow only after the commit what was to follow it, and nothing after a failure', async () => {
    const { ctx } = await w.shop();
    const steps: string[] = [];
    await transaction(ctx, async (tx) => {
      tx.afterCommit(() => steps.push('followed'));
      steps.push('worked');
    });
    const failing = transaction(ctx, async (tx) => {
      tx.afterCommit(() => steps.push('followed a failure'));
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(steps).toEqual(['worked', 'followed']);
  });

  it('ends with an error where reactions lead to each other for ever, and nothing of it stays', async () => {
    const { ctx, id } = await w.shop();
    const ring = reacting(ctx, [
      on(first, (tx, payload) => {
        tx.emit('faq.deleted', payload, { team: true, contactId: null });
        return tx.raise(second, payload);
      }),
      on(second, (tx, payload) => tx.raise(first, payload)),
    ]);
    await expect(transaction(ring, (tx) => tx.raise(first, { id: newId() }))).rejects.toThrow('in a ring');
    const told = await w.services.db.selectFrom('events').select('n').where('shop_id', '=', id).execute();
    expect(told).toEqual([]);
  });

  it('keeps what a reaction tells in the shop where it happened', async () => {
    const [mine, other] = [await w.shop(), await w.shop()];
    const ctx = reacting(mine.ctx, [
      on(first, (tx, { id }) => tx.raise(second, { id })),
      on(second, (tx, { id }) => tx.emit('faq.deleted', { id }, { team: true, contactId: null })),
    ]);
    await transaction(ctx, (tx) => tx.raise(first, { id: newId() }, other.id));
    const told = await w.services.db.selectFrom('events').select('shop_id').where('type', '=', 'faq.deleted').execute();
    expect(told).toEqual([{ shop_id: other.id }]);
  });
});
