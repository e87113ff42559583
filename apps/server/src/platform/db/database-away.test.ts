import { newId } from '@chatty/contract/new-id';
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readForAssistant } from '../../features/conversations/index.ts';
import { visitorSessionCalls } from '../../features/widget/widget.calls.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { createTokens } from '../auth/access-token.ts';
import { isDatabaseAway, throughDrops } from './database-away.ts';
import type { Db } from './open-database.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const dropped = () => new Error('Connection terminated unexpectedly');

/** The database, whose connection drops under the first statement that speaks of `table`. */
function dropping(db: Db, table: string): Db {
  const compiler = new PostgresQueryCompiler();
  let whole = true;
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (whole && compiler.compileQuery(node, queryId).sql.includes(`"${table}"`)) {
        whole = false;
        throw dropped();
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

describe('what could not be read is not taken for what is not there', () => {
  it('a visitor who comes back while a connection drops is no new one', async () => {
    const shop = await w.shop();
    const { token, contactId } = await shop.visitor();
    const { services } = w;
    const { db } = services;
    Object.assign(services, { db: dropping(db, 'contacts') });
    onTestFinished(() => void Object.assign(services, { db }));
    const ctx = {
      services,
      db: services.db,
      tokens: createTokens(services.config.APP_SECRET, () => services.clock.now()),
      log: services.log,
      address: '127.0.0.1',
      headers: new Headers(),
      setCookie() {},
      setHeader() {},
    };
    const body = { shop: shop.domain, token, locale: 'en' };
    const comeBack = () =>
      visitorSessionCalls['POST /client/api/visitors'](ctx, { params: {}, query: undefined, body });
    await expect(comeBack()).rejects.toThrow('Connection terminated');
    expect((await comeBack()).contact.id).toBe(contactId);
  });

  it('a conversation is not gone for the assistant', async () => {
    const shop = await w.shop();
    const visitor = await shop.visitor();
    const params = { id: newId() };
    const body = { id: newId(), text: 'Hello' };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
    const ctx = { ...shop.ctx, db: dropping(shop.ctx.db, 'conversations') };
    await expect(readForAssistant(ctx, params.id)).rejects.toThrow('Connection terminated');
    expect(await readForAssistant(ctx, params.id)).not.toBeNull();
  });
});

describe('work that may be repeated', () => {
  it('is repeated when the connection dropped, and only then', async () => {
    const failures = [dropped(), Object.assign(new Error('shutting down'), { code: '57P01' })];
    let tries = 0;
    const work = async () => {
      tries += 1;
      const failure = failures.shift();
      if (failure) throw failure;
      return 'done';
    };
    expect(await throughDrops(work)).toBe('done');
    expect(tries).toBe(3);
    failures.push(new Error('a bug'));
    await expect(throughDrops(work)).rejects.toThrow('a bug');
    expect(tries).toBe(4);
  });

  it.each([
    [new Error('a bug'), false],
    [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
    [Object.assign(new Error('too many'), { code: '53300' }), true],
    [new Error('Failed to get session', { cause: dropped() }), true],
    [new AggregateError([Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })]), true],
    ['Connection terminated', false],
  ])('%s', (error, away) => {
    expect(isDatabaseAway(error)).toBe(away);
  });
});
