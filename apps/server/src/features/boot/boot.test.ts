import { Boot } from '@chatty/contract/boot';
import type { FaqBlockDraft } from '@chatty/contract/faq-blocks';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalBus } from '../../adapters/bus/local-bus.ts';
import { joinSocket } from '../../test-kit/at-socket.ts';
import { neverOpen } from '../../test-kit/never-open.ts';
import { staffOf } from '../../test-kit/staff.ts';
import { type TestServer, type TestShop, testServer } from '../../test-kit/test-server.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { planChanged, writeShop } from '../shops/index.ts';
import { keptBoots } from './kept-boots.ts';

let w: TestServer;
/** Another process of the same installation, which hears no word of this one. */
let other: TestServer;
beforeAll(async () => {
  w = await testServer();
  other = await testServer({ beside: w, bus: createLocalBus() });
});
beforeEach(() => {
  w.forgetLimits();
  other.forgetLimits();
});
afterAll(async () => {
  await other?.close();
  await w?.close();
});

const addressOf = (shop: string, locale?: string, at = w) =>
  `${at.origin}/client/api/boot?${new URLSearchParams({ shop, ...(locale && { locale }) })}`;

const ask = async (shop: TestShop, locale?: string, at = w): Promise<Boot> => {
  const answer = await fetch(addressOf(shop.domain, locale, at));
  return Boot.parse(((await answer.json()) as { data: unknown }).data);
};

/** So long an answer may be old that a process gives without a look; browsers keep it for another second. */
const trustedMs = 1_000;
let now = Date.now();
/** Time goes on for the process that hears no word. */
const later = () => {
  now += trustedMs + 1;
  other.setTime(new Date(now).toISOString());
};

/** A shop in two languages, and how its owner sets it up. */
async function openShop(settings: Record<string, unknown> = {}) {
  const shop = await w.shop(settings);
  const owner = await shop.member({ owner: true });
  const { api } = owner;
  return {
    shop,
    owner,
    api,
    save: (body: object) => api('POST /settings/widget/:id', { params: { id: shop.id }, body }),
    /** The greeting in German. */
    say: (headingWelcome: string | null) =>
      api('POST /settings/translations/:locale', { params: { locale: 'de' }, body: { values: { headingWelcome } } }),
    addFaq: (question: string) => api('POST /faqs', { body: { question, answer: '<p>Yes.</p>' } }),
  };
}

describe('what a chat begins with', () => {
  it('is one answer: settings, who is there, and the first FAQs, in the language that is asked for', async () => {
    const { shop, api, say, addFaq } = await openShop({ welcomeText: 'Welcome', ...neverOpen });
    for (let i = 1; i <= 6; i += 1) await addFaq(`Question ${i}`);
    await api('POST /settings/translations', { body: { locale: 'de' } });
    await say('Willkommen');
    const boot = await ask(shop);
    expect(boot).toMatchObject({
      widget: { welcomeText: 'Welcome' },
      embed: { enabled: true, popups: [] },
      outlook: { online: false, there: [], usualMinutes: null },
      hasPageFaqs: false,
    });
    expect(boot.faqs.map((it) => it.question)).toEqual([1, 2, 3, 4, 5].map((it) => `Question ${it}`));
    expect((await ask(shop, 'de-AT')).widget.welcomeText).toBe('Willkommen');
    expect((await ask(shop, 'fr')).widget.welcomeText).toBe('Welcome');
    expect((await ask(shop, 'en')).widget.welcomeText).toBe('Welcome');
  });

  it('may be kept for a second by whoever stands in between, and is not sent again to who has it', async () => {
    const { shop, save } = await openShop();
    const first = await fetch(addressOf(shop.domain));
    expect(first.headers.get('cache-control')).toBe('public, max-age=1, must-revalidate');
    const mark = first.headers.get('etag') ?? '';
    expect(mark).toMatch(/^"[\w-]{24}"$/);
    for (const known of [mark, `W/${mark}`, `"other", ${mark}`]) {
      const again = await fetch(addressOf(shop.domain), { headers: { 'if-none-match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    await save({ welcomeText: 'New' });
    const changed = await fetch(addressOf(shop.domain), { headers: { 'if-none-match': mark } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('"welcomeText":"New"');
  });

  it('is read by pages of the store, and of no other site', async () => {
    const { shop } = await openShop();
    const from = async (origin: string) => {
      const { headers } = await fetch(addressOf(shop.domain), { headers: { origin } });
      return [headers.get('access-control-allow-origin'), headers.get('vary')];
    };
    const own = `https://${shop.domain}`;
    expect(await from(own)).toEqual([own, expect.stringMatching(/origin/i)]);
    expect(await from('https://elsewhere.example')).toEqual([null, expect.stringMatching(/origin/i)]);
  });

  it('is refused for a shop that is none of ours, and no refusal is kept', async () => {
    for (const name of ['no-such-shop.myshopify.com', '', 'x'.repeat(201), '%']) {
      const answer = await fetch(addressOf(name));
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('a change is seen at once by who asks, and a second later in a process that heard nothing of it', () => {
  const seen = async (shop: TestShop, what: (boot: Boot) => unknown, is: unknown, locale?: string) => {
    later();
    for (const at of [w, other]) expect(what(await ask(shop, locale, at))).toEqual(is);
  };

  it('of settings and words', async () => {
    const { shop, api, say, save } = await openShop();
    await api('POST /settings/translations', { body: { locale: 'de' } });
    const greeting = (boot: Boot) => boot.widget.welcomeText;
    await save({ welcomeText: 'Hi' });
    await seen(shop, greeting, 'Hi', 'de');
    await save({ welcomeText: 'Hello there' });
    await seen(shop, greeting, 'Hello there');
    await say('Moin');
    await seen(shop, greeting, 'Moin', 'de');
    await say(null);
    await seen(shop, greeting, 'Hello there', 'de');
    await save({
      welcomePopupSetting: { ...(await api('GET /settings/widget')).data.welcomePopupSetting, active: true },
    });
    await seen(shop, (it) => it.embed.popups.map(({ kind }) => kind), ['welcome']);
  });

  it('of FAQs, and of what pages of products show', async () => {
    const { shop, api, addFaq } = await openShop();
    const questions = (boot: Boot) => boot.faqs.map((it) => it.question);
    await seen(shop, questions, []);
    const { data: one } = await addFaq('One');
    const { data: two } = await addFaq('Two');
    await seen(shop, questions, ['One', 'Two']);
    await api('POST /faqs/reorder', { body: { id: two.id, before: one.id } });
    await seen(shop, questions, ['Two', 'One']);
    await api('DELETE /faqs/:id', { params: { id: two.id } });
    await seen(shop, questions, ['One']);
    await api('PUT /faqs/:id', { params: { id: one.id }, body: { published: false } });
    await seen(shop, questions, []);
    const block = { name: 'Help', source: 'featured', place: 'allProducts', layout: 'accordion' } as FaqBlockDraft;
    await api('POST /faq-blocks', { body: { ...block, id: newId() } });
    later();
    expect((await ask(shop, 'en', other)).hasPageFaqs).toBe(true);
  });

  it('of the plan, and of who is there', async () => {
    const { shop, owner, save } = await openShop(neverOpen);
    const become = (plan: 'free' | 'basic') =>
      transaction(shop.ctx, async (tx) => {
        await writeShop(tx, () => ({ plan }));
        await tx.raise(planChanged, {});
      });
    const branded = (boot: Boot) => boot.widget.isBranded;
    await become('basic');
    await save({ brandingRemoval: true });
    await seen(shop, branded, false);
    await become('free');
    await seen(shop, branded, true);

    const online = async (is: boolean) =>
      expect.poll(async () => (await ask(shop)).outlook.online, { timeout: 10_000 }).toBe(is);
    await online(false);
    await joinSocket(w.services, { shopId: shop.id, memberId: owner.id });
    await online(true);
    await owner.api('POST /members/update', { body: { id: owner.id, enableAwayMode: true } });
    await online(false);
  });

  it('that the provider turns the chatbox off, and on again', async () => {
    const { shop, owner } = await openShop();
    const staff = await staffOf(w, shop, owner);
    const status = async (at: TestServer) => (await fetch(addressOf(shop.domain, 'en', at))).status;
    for (const [isBlocked, is] of [
      [false, 200],
      [true, 403],
      [false, 200],
    ] as const) {
      await staff('POST /dev-zone', { body: { isBlocked } });
      later();
      expect([await status(w), await status(other)]).toEqual([is, is]);
    }
  });
});

describe('no answer is of another shop or language', () => {
  it('however the shop is written, and whatever language is made up', async () => {
    const [one, two] = [await openShop({ welcomeText: 'One' }), await openShop({ welcomeText: 'Two' })];
    await one.api('POST /settings/translations', { body: { locale: 'de' } });
    await one.say('Eins');
    const german = ['de', 'DE-at', 'de_CH'];
    const others = ['en', 'xx', 'x'.repeat(20), '["de"]', "de' or 1=1", 'zh-Hant', '-de', 'constructor', '__proto__'];
    const asked = [...german, ...others].flatMap((locale) => [one, two].map((it) => ({ it, locale })));
    // All at once: what is looked up together must not be answered together.
    const greetings = await Promise.all(
      asked.map(async ({ it, locale }) => {
        const answer = await fetch(addressOf(it.shop.domain.toUpperCase(), locale));
        const { data } = (await answer.json()) as { data: Boot };
        return [it === one ? 'one' : 'two', locale, data.widget.welcomeText];
      }),
    );
    const right = asked.map(({ it, locale }) => {
      if (it === two) return ['two', locale, 'Two'];
      return ['one', locale, german.includes(locale) ? 'Eins' : 'One'];
    });
    expect(greetings).toEqual(right);
    const { size } = keptBoots(w.services);
    for (let i = 0; i < 50; i += 1) await ask(one.shop, `x${String.fromCharCode(97 + (i % 26))}-${i + 10}`);
    expect(keptBoots(w.services).size).toBe(size);
    expect((await ask(one.shop, 'de')).widget.welcomeText).toBe('Eins');
    expect((await ask(two.shop, 'de')).widget.welcomeText).toBe('Two');
  });

  it('whatever headers come along', async () => {
    const [one, two] = [await openShop({ welcomeText: 'One' }), await openShop({ welcomeText: 'Two' })];
    const first = await fetch(addressOf(one.shop.domain));
    const tricks = {
      ...{ host: two.shop.domain, 'x-forwarded-host': two.shop.domain, 'x-original-url': addressOf(one.shop.domain) },
      ...{ authorization: `Bearer ${(await one.shop.visitor()).token}`, 'accept-language': 'de', range: 'bytes=0-10' },
      'if-none-match': first.headers.get('etag') ?? '',
    };
    const answer = await fetch(addressOf(two.shop.domain), { headers: tricks });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('"welcomeText":"Two"');
    const twice = await fetch(`${addressOf(two.shop.domain)}&shop=${one.shop.domain}`);
    expect(twice.status).toBe(400);
  });

  it('also after the shop went and another one has its domain', async () => {
    const { shop } = await openShop({ welcomeText: 'Mine' });
    await ask(shop, 'en', other);
    const { db } = w.services;
    const gone = `gone-${shop.domain}`;
    await db.updateTable('shops').set({ shopify_domain: gone }).where('id', '=', shop.id).execute();
    const next = await w.shop({ welcomeText: 'Next' });
    await db.updateTable('shops').set({ shopify_domain: shop.domain }).where('id', '=', next.id).execute();
    later();
    expect((await ask(shop, 'en', other)).widget.welcomeText).toBe('Next');
  });
});

it('follows the clock: a shop opens and closes for who asks a second later', async () => {
  const { shop } = await openShop({ typeWorking: 'custom', timeZone: 'Europe/Berlin', optionOnline: 'during_hours' });
  const online = async (at: string) => {
    w.setTime(at);
    return (await ask(shop)).outlook.online;
  };
  expect(await online('2026-03-02T07:59:58Z')).toBe(false);
  expect(await online('2026-03-02T08:00:01Z')).toBe(true);
  expect(await online('2026-03-02T16:00:01Z')).toBe(false);
});
