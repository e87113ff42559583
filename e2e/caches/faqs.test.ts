import type { Api } from '@chatty/client/api';
import type { Faq } from '@chatty/contract/faqs';
import type { LiveEvent } from '@chatty/contract/live';
import { faqPageSize } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyFaqEvent } from '../../apps/admin/src/features/faqs/apply-event.ts';
import {
  askedOf,
  type FaqPage,
  faqListQuery,
  faqQuery,
  type FaqView,
} from '../../apps/admin/src/features/faqs/faq-queries.ts';
import { type TestServer, testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { orRefused } from './acts.ts';
import { heardBy } from './heard-events.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const flags = [null, true, false];
const category = null;
const views: FaqView[] = [1, 2].flatMap((page) =>
  ['', 'shoe'].flatMap((search) => [
    ...flags.flatMap((published) => flags.map((featured) => ({ page, search, published, featured, category }))),
    { page, search, published: null, featured: null, category: 'Shipping' },
  ]),
);

/** The place in the order is shown by the order itself: moving one FAQ changes the numbers of others, and tells of none. */
const withoutPlace = <F extends { position: number }>({ position: _, ...it }: F) => it;

/** A screen of the admin: its caches, filled by reading and then changed by events alone. */
class Screen {
  readonly client = new QueryClient();
  readonly #api: Api;
  #heard = 0;
  constructor(api: Api) {
    this.#api = api;
  }

  async openList(view: FaqView) {
    this.client.setQueryData(faqListQuery(view).queryKey, await this.#api('GET /faqs', { query: askedOf(view) }));
  }

  async openFaq(id: string) {
    this.client.setQueryData(faqQuery(id).queryKey, await orRefused(this.#api('GET /faqs/:id', { params: { id } })));
  }

  hear(log: readonly LiveEvent[]) {
    for (const event of log.slice(this.#heard)) applyFaqEvent(this.client, event);
    this.#heard = log.length;
  }

  /** What a list shows; null where it is read again before it is shown. */
  shown(view: FaqView) {
    const { isInvalidated, data } = this.client.getQueryState<FaqPage>(faqListQuery(view).queryKey) ?? {};
    if (isInvalidated || !data) return null;
    return { ...data, data: data.data.map(withoutPlace) };
  }

  /** What a FAQ shows; undefined where it was not opened, or is read again before it is shown. */
  held(id: string) {
    const { isInvalidated, data } = this.client.getQueryState<Faq | null>(faqQuery(id).queryKey) ?? {};
    return isInvalidated ? undefined : data && withoutPlace(data);
  }
}

interface Play {
  screen: Screen;
  api: Api;
  ids: string[];
  shopId: string;
}
type Step = (play: Play) => Promise<unknown>;

const step = (said: string, run: Step): Step => Object.assign(run, { toString: () => said });
const anywhere = fc.nat(40);
const of = ({ ids }: Play, at: number) => ids[at % ids.length] ?? expect.unreachable();
const someWords = fc.constantFrom('Which shoe fits?', 'Do you ship?', 'What about shoes?');
const anyPatch = fc.oneof(
  fc.record({ published: fc.boolean() }),
  fc.record({ featured: fc.boolean() }),
  fc.record({ question: someWords }),
  fc.record({ category: fc.constantFrom('', 'Shoe care', 'Shipping') }),
);

async function add({ api, ids }: Pick<Play, 'api' | 'ids'>, question: string) {
  const id = newId();
  await api('POST /faqs', { body: { id, question, answer: '<p>Yes.</p>' } });
  ids.push(id);
}

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: someWords.map((question) => step(`add ${question}`, (play) => add(play, question))) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(anywhere, anyPatch)
      .map(([at, body]) =>
        step(`change ${at} ${JSON.stringify(body)}`, (play) =>
          orRefused(play.api('PUT /faqs/:id', { params: { id: of(play, at) }, body })),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: anywhere.map((at) =>
      step(`delete ${at}`, (play) => orRefused(play.api('DELETE /faqs/:id', { params: { id: of(play, at) } }))),
    ),
  },
  {
    weight: 1,
    arbitrary: anywhere.map((at) =>
      step(`restore ${at}`, (play) => orRefused(play.api('POST /faqs/:id/restore', { params: { id: of(play, at) } }))),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(anywhere, fc.option(anywhere)).map(([from, to]) =>
      step(`move ${from} before ${to}`, (play) => {
        const body = { id: of(play, from), before: to === null ? null : of(play, to) };
        return orRefused(play.api('POST /faqs/reorder', { body }));
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom({ from: 'Shoe care', to: 'Shipping' }, { from: 'Shipping', to: 'Care' }, { from: 'Care', to: '' })
      .map((body) =>
        step(`rename ${body.from}`, ({ api }) => orRefused(api('POST /faqs/categories/rename', { body }))),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .shuffledSubarray(['Shoe care', 'Shipping', 'Care'])
      .map((names) =>
        step(`order ${names.join(', ')}`, ({ api }) =>
          orRefused(api('POST /faqs/categories/reorder', { body: { names } })),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.constant(step('hear', async ({ screen, shopId }) => screen.hear(await heardBy(w, shopId)))),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...views)
      .map((view) => step(`open ${JSON.stringify(view)}`, ({ screen }) => screen.openList(view))),
  },
);

/** Compares what is held with what is read now; what is to be read again before it is shown is read. */
async function compare({ screen, api, ids, shopId }: Play): Promise<number> {
  screen.hear(await heardBy(w, shopId));
  const fresh = new Screen(api);
  let compared = 0;
  for (const view of views) {
    w.forgetLimits();
    await fresh.openList(view);
    const shown = screen.shown(view);
    if (!shown) await screen.openList(view);
    else expect(shown, JSON.stringify(view)).toEqual(fresh.shown(view));
    compared += Number(shown !== null);
  }
  for (const id of ids) {
    const held = screen.held(id);
    if (held === undefined) continue;
    w.forgetLimits();
    await fresh.openFaq(id);
    expect(held).toEqual(fresh.held(id));
  }
  return compared;
}

it('every list of FAQs that events have changed is what the server answers now, or is read again', async () => {
  let compared = 0;
  const property = fc.asyncProperty(
    fc.array(fc.array(anyStep, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 8 }),
    async (acts) => {
      w.forgetLimits();
      const shop = await w.shop();
      const { api } = await shop.member();
      const play: Play = { api, ids: [], shopId: shop.id, screen: new Screen(api) };
      for (let at = 0; at < faqPageSize + 3; at += 1) await add(play, at % 2 ? 'Do you ship?' : 'Which shoe fits?');
      for (const view of views) await play.screen.openList(view);
      for (const some of acts) {
        w.forgetLimits();
        for (const act of some) await act(play);
        compared += await compare(play);
      }
    },
  );
  await fc.assert(property, { numRuns: 5, endOnFailure: true });
  expect(compared).toBeGreaterThan(100);
}, 180_000);
