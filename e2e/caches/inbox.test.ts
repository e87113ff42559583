import type { Api } from '@chatty/client/api';
import type { Conversation } from '@chatty/contract/conversations';
import type { LiveEvent } from '@chatty/contract/live';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ListData, rowsOf } from '../../apps/admin/src/features/conversations/live/held.ts';
import { applyInboxEvent, showConversation } from '../../apps/admin/src/features/conversations/live/apply-to-cache.ts';
import {
  firstFilter,
  handlers,
  type ListFilter,
  views,
} from '../../apps/admin/src/features/conversations/list/list-filter.ts';
import { askedOf, detailQuery, listQuery } from '../../apps/admin/src/features/conversations/queries.ts';
import { threadKey } from '../../apps/admin/src/features/conversations/thread/thread-queries.ts';
import { contactQuery } from '../../apps/admin/src/people/contact/contact-queries.ts';
import { type TestMember, type TestServer, testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { orRefused } from './acts.ts';
import { anyAct } from './any-act.ts';
import { assistantIsDone, heardBy } from './heard-events.ts';
import { beginScene, of, type Scene, someone, type Step, step } from './scene.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const both = [false, true];
const filtersOf = (tagId: string): ListFilter[] =>
  views.flatMap((view) => [
    ...(['open', 'resolved'] as const).flatMap((status) =>
      (['latest', 'longest_waiting'] as const).flatMap((sort) =>
        both.flatMap((unread) => both.map((waiting) => ({ ...firstFilter, view, status, sort, unread, waiting }))),
      ),
    ),
    ...(['snoozed', 'spam', 'blocked'] as const).map((status) => ({ ...firstFilter, view, status })),
    ...handlers.map((handler) => ({ ...firstFilter, view, handler })),
    { ...firstFilter, view, sort: 'oldest' as const },
    { ...firstFilter, view, sort: 'priority' as const },
    { ...firstFilter, view, sort: 'due' as const },
    { ...firstFilter, view, priority: 'high' as const },
    { ...firstFilter, view, tag: tagId },
    { ...firstFilter, view, watching: true },
    { ...firstFilter, view, assignee: 'nobody' as const, channel: 'online_store' as const },
  ]);

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

interface Play extends Scene {
  screen: Screen;
  opened: Set<string>;
}

const anyStep: fc.Arbitrary<Step<Play>> = fc.oneof(
  { weight: 16, arbitrary: anyAct },
  {
    weight: 2,
    arbitrary: fc.constant(step<Play>('hear', async ({ screen, shopId }) => screen.hear(await heardBy(w, shopId)))),
  },
  {
    weight: 2,
    arbitrary: fc.nat(1_000).map((at) =>
      step<Play>(`open list ${at}`, ({ screen, tagId }) => {
        const filters = filtersOf(tagId);
        return screen.openList(filters[at % filters.length] ?? firstFilter);
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: someone.map((at) =>
      step<Play>(`open thread ${at}`, (play) =>
        play.screen.openThread(of(play, at).id).then(() => play.opened.add(of(play, at).id)),
      ),
    ),
  },
);

async function begin(assistant: boolean): Promise<Play> {
  const scene = await beginScene(w, assistant);
  const screen = new Screen(scene.member);
  return { ...scene, screen, opened: new Set(), onOwn: (changed) => screen.show(changed) };
}

it('every list and thread that events have changed is what the server answers now, whatever everybody did', async () => {
  const property = fc.asyncProperty(
    fc.array(anyStep, { minLength: 10, maxLength: 45 }),
    fc.boolean(),
    async (steps, assistant) => {
      const play = await begin(assistant);
      const { screen, shopId, tagId } = play;
      const filters = filtersOf(tagId);
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
