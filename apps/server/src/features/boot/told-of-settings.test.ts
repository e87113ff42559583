import { createApi } from '@chatty/client/api';
import { openLive } from '@chatty/client/live';
import type { Boot } from '@chatty/contract/boot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalBus } from '../../adapters/bus/local-bus.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
/** Another process of the same installation, which hears no word of this one. */
let other: TestServer;
beforeAll(async () => {
  w = await testServer();
  other = await testServer({ beside: w, bus: createLocalBus() });
});
afterAll(async () => {
  await other?.close();
  await w?.close();
});

/** A shop that is read in German, too, and how its owner sets it up. */
async function germanShop() {
  const shop = await w.shop({ welcomeText: 'Before' });
  const { api } = await shop.member({ owner: true });
  await api('POST /settings/translations', { body: { locale: 'de' } });
  const params = { locale: 'de' };
  return {
    shop,
    /** The switch that hides the chatbox on every page. */
    showChatbox: (enableChatbox: boolean) => api('POST /shop', { body: { enableChatbox } }),
    save: (body: object) => api('POST /settings/widget/:id', { params: { id: shop.id }, body }),
    /** The greeting in German. */
    say: (headingWelcome: string | null) =>
      api('POST /settings/translations/:locale', { params, body: { values: { headingWelcome } } }),
    dropGerman: () => api('DELETE /settings/translations/:locale', { params }),
  };
}

/** What a chat begins with that is read in German. */
const bootOf = async (domain: string, at: TestServer): Promise<Boot> => {
  const open = createApi({ origin: at.origin, token: async () => null });
  return (await open('GET /client/api/boot', { query: { shop: domain, locale: 'de' } })).data;
};

it('a chat can tell that its settings are older than its visit, whatever was kept on the way and by which process', async () => {
  const { shop, save, say, dropGerman } = await germanShop();
  const visit = async () => {
    const open = createApi({ origin: w.origin, token: async () => null });
    return (await open('POST /client/api/visitors', { body: { shop: shop.domain, locale: 'de' } })).data;
  };
  let now = Date.now();
  for (const change of [() => save({ welcomeText: 'After' }), () => say('Moin'), () => say(null), dropGerman]) {
    // The other process heard of nothing, and looks at nothing while its clock stands still.
    now += 1_001;
    other.setTime(new Date(now).toISOString());
    const kept = await bootOf(shop.domain, other);
    expect(kept.widgetEvent).toBe((await visit()).widgetEvent);
    await change();
    expect(await bootOf(shop.domain, other)).toEqual(kept);
    const { widgetEvent } = await visit();
    expect(widgetEvent).toBeGreaterThan(kept.widgetEvent);
    expect((await bootOf(shop.domain, w)).widgetEvent).toBe(widgetEvent);
  }
});

it('an open chat that is told of a change reads it at once, in the language of its page', async () => {
  const { shop, save, say } = await germanShop();
  const visitor = await shop.visitor({ locale: 'de' });
  const read = async (at: TestServer, locale?: string) => {
    const asVisitor = createApi({ origin: at.origin, token: async () => visitor.token });
    return (await asVisitor('GET /client/api/widget', { query: locale ? { locale } : {} })).data.widget.welcomeText;
  };
  for (const at of [w, other]) expect(await read(at, 'en')).toBe('Before');
  await save({ welcomeText: 'After' });
  for (const at of [other, w]) expect(await read(at, 'en')).toBe('After');
  await say('Danach');
  for (const at of [other, w])
    expect([await read(at, 'en'), await read(at, 'de'), await read(at)]).toEqual(['After', 'Danach', 'Danach']);
});

it('an open chat is told that the chatbox is hidden or shown, once for each change, and reads that with the popups of its page', async () => {
  const { shop, save, showChatbox } = await germanShop();
  const visitor = await shop.visitor();
  const events = shop.ctx.db.selectFrom('events').where('shop_id', '=', shop.id).where('type', '=', 'widget.changed');
  const countEvents = async () => (await events.select('n').execute()).length;
  const before = await countEvents();
  let told = 0;
  const ready = Promise.withResolvers<void>();
  const live = openLive({
    url: `${w.origin.replace(/^http/, 'ws')}/realtime`,
    token: async () => visitor.token,
    since: null,
    onEvent: ({ type }) => void (type === 'widget.changed' && (told += 1)),
    onPassing: () => {},
    onReset: () => {},
    onStatus: (status) => status === 'live' && ready.resolve(),
  });
  await ready.promise;
  const read = async (at: TestServer) => {
    const asVisitor = createApi({ origin: at.origin, token: async () => visitor.token });
    const { embed, widgetEvent } = (await asVisitor('GET /client/api/widget', { query: {} })).data;
    return { enabled: embed.enabled, popups: embed.popups.map((it) => it.kind), widgetEvent };
  };
  const first = await read(w);
  expect(first).toMatchObject({ enabled: true, popups: [] });
  await showChatbox(false);
  await expect.poll(() => told).toBe(1);
  const hidden = await read(other);
  expect(hidden).toMatchObject({ enabled: false, popups: [] });
  expect(hidden.widgetEvent).toBeGreaterThan(first.widgetEvent);
  await showChatbox(false);
  await showChatbox(true);
  await save({ welcomePopupSetting: { active: true } });
  await expect.poll(() => told).toBe(3);
  expect(await countEvents()).toBe(before + 3);
  for (const at of [w, other]) expect(await read(at)).toMatchObject({ enabled: true, popups: ['welcome'] });
  live.close();
});
