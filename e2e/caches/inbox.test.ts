import type { Api } from '@chatty/client/api';
import type { Conversation } from '@chatty/contract/conversations';
import type { LiveEvent } from '@chatty/contract/live';
import { newId } from '@chatty/contract/new-id';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ListData, rowsOf } from '../../apps/admin/src/features/conversations/live/apply-event.ts';
import { applyInboxEvent, showConversation } from '../../apps/admin/src/features/conversations/live/apply-to-cache.ts';
import type { ListFilter } from '../../apps/admin/src/features/conversations/list/list-filter.ts';
import {
  askedOf,
  contactQuery,
  detailQuery,
  listQuery,
  threadKey,
} from '../../apps/admin/src/features/conversations/queries.ts';
import {
  type TestMember,
  type TestServer,
  type TestVisitor,
  testServer,
} from '../../apps/server/src/test-kit/test-server.ts';
import { memberChanges, memberWrites, orRefused, visitorActs } from './acts.ts';
import { assistantIsDone, heardBy } from './heard-events.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const both = [false, true];
const filters: ListFilter[] = (['mine', 'unassigned', 'all'] as const).flatMap((view) =>
  (['open', 'resolved'] as const).flatMap((status) =>
    (['latest', 'longest_waiting'] as const).flatMap((sort) =>
      both.flatMap((unread) => both.map((waiting) => ({ view, status, sort, unread, waiting, search: '' }))),
    ),
  ),
);

/** A member's screen: the admin's caches, filled by reading and then changed by events alone. */
class Screen {
  readonly client = new QueryClient();
  readonly member: TestMember;
  readonly #api: Api;
  #heard = 0;
  constructor(member: TestMember) {
    this.member = member;
    this.#api = member.api;
  }

  /** Reads small pieces, so that most lists have a part to which nobody has scrolled. */
  async #piece(filter: ListFilter, cursor: string | null) {
    return (await this.#api('GET /conversations', { query: { ...askedOf(filter, cursor), limit: 3 } })).data;
  }

  async openList(filter: ListFilter) {
    const list: ListData = { pages: [await this.#piece(filter, null)], pageParams: [null] };
    this.client.setQueryData(listQuery(filter).queryKey, list);
  }

  async openThread(id: string) {
    const params = { id };
    const detail = await orRefused(this.#api('GET /conversations/:id', { params }));
    if (!detail) return;
    const thread = await this.#api('GET /conversations/:id/messages', { params, query: { limit: 200 } });
    const contact = await this.#api('GET /contacts/:id', { params: { id: detail.contactId } });
    this.client.setQueryData(detailQuery(id).queryKey, detail);
    this.client.setQueryData(threadKey(id), thread.data);
    this.client.setQueryData(contactQuery(detail.contactId).queryKey, contact.data);
  }

  hear(log: readonly LiveEvent[]) {
    for (const event of log.slice(this.#heard)) applyInboxEvent(this.client, event, this.member.id);
    this.#heard = log.length;
  }

  /** The latest events come again, as they do after a break of the line. */
  hearAgain(log: readonly LiveEvent[]) {
    this.#heard = Math.max(0, log.length - 8);
    this.hear(log);
  }

  show(changed: Conversation) {
    showConversation(this.client, changed, this.member.id);
  }

  /** All rows of a list, once somebody has scrolled to its end. */
  async scrolledToEnd(filter: ListFilter): Promise<Conversation[]> {
    const pages = [...(this.client.getQueryData(listQuery(filter).queryKey)?.pages ?? [])];
    for (let next = pages.at(-1)?.cursor; next; next = pages.at(-1)?.cursor)
      pages.push(await this.#piece(filter, next));
    return rowsOf({ pages, pageParams: [] });
  }

  /** What is held and will not be read again before it is shown. */
  held(key: readonly unknown[]): unknown {
    const state = this.client.getQueryState(key);
    return state?.isInvalidated ? undefined : state?.data;
  }
}

interface Play {
  screen: Screen;
  colleague: TestMember;
  visitors: { visitor: TestVisitor; id: string }[];
  opened: Set<string>;
  shopId: string;
}
type Step = (play: Play) => Promise<unknown>;

const named = <T>(acts: Record<string, T>) => fc.constantFrom(...Object.entries(acts));
const someone = fc.nat(4);
const of = ({ visitors }: Play, at: number) => visitors[at] ?? expect.unreachable();

/** A step that says in a failure what it was. */
const step = (said: string, run: Step): Step => Object.assign(run, { toString: () => said });

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(someone, named(visitorActs))
      .map(([at, [name, act]]) =>
        step(`visitor ${at}: ${name}`, (play) => orRefused<unknown>(act(of(play, at).visitor.api, of(play, at).id))),
      ),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(someone, fc.boolean(), named(memberChanges)).map(([at, own, [name, act]]) =>
      step(`${own ? 'member' : 'colleague'}: ${name} ${at}`, async (play) => {
        const by = own ? play.screen.member : play.colleague;
        const changed = await orRefused(act(by.api, of(play, at).id, by.id));
        if (changed && own) play.screen.show(changed);
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(someone, named(memberWrites))
      .map(([at, [name, act]]) =>
        step(`member: ${name} ${at}`, (play) => orRefused<unknown>(act(play.screen.member.api, of(play, at).id))),
      ),
  },
  {
    weight: 1,
    arbitrary: someone.map((at) =>
      step(`colleague: delete the contact ${at}`, (play) =>
        orRefused(play.colleague.api('DELETE /contacts/:id', { params: { id: of(play, at).visitor.contactId } })),
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constant(step('hear', async ({ screen, shopId }) => screen.hear(await heardBy(w, shopId)))),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...filters)
      .map((filter) => step(`open ${JSON.stringify(filter)}`, ({ screen }) => screen.openList(filter))),
  },
  {
    weight: 2,
    arbitrary: someone.map((at) =>
      step(`open thread ${at}`, (play) =>
        play.screen.openThread(of(play, at).id).then(() => play.opened.add(of(play, at).id)),
      ),
    ),
  },
);

async function begin(assistant: boolean): Promise<Play> {
  w.forgetLimits();
  const shop = await w.shop({ isEnableAIAssistant: assistant });
  const screen = new Screen(await shop.member());
  const visitors = await Promise.all(
    Array.from({ length: 5 }, async () => ({ visitor: await shop.visitor(), id: newId() })),
  );
  return { screen, colleague: await shop.member(), visitors, opened: new Set(), shopId: shop.id };
}

it('every list and thread that events have changed is what the server answers now, whatever everybody did', async () => {
  const property = fc.asyncProperty(
    fc.array(anyStep, { minLength: 10, maxLength: 45 }),
    fc.boolean(),
    async (steps, assistant) => {
      const play = await begin(assistant);
      const { screen, shopId } = play;
      for (const filter of filters) await screen.openList(filter);
      for (const act of steps) {
        w.forgetLimits();
        await act(play);
      }
      await assistantIsDone(w, shopId);
      const log = await heardBy(w, shopId);
      screen.hear(log);
      screen.hearAgain(log);

      w.forgetLimits();
      const fresh = new Screen(screen.member);
      for (const filter of filters) {
        await fresh.openList(filter);
        const read = await fresh.scrolledToEnd(filter);
        expect(await screen.scrolledToEnd(filter), JSON.stringify(filter)).toEqual(read);
      }
      for (const id of play.opened) {
        await fresh.openThread(id);
        for (const key of [detailQuery(id).queryKey, threadKey(id)]) {
          const held = screen.held(key);
          if (held !== undefined) expect(held).toEqual(fresh.held(key));
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 5, endOnFailure: true });
}, 180_000);
