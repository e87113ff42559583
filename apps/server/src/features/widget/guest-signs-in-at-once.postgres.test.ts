import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outcomesOf } from '../../test-kit/outcomes.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { guestsOf, read, say } from './testing/guests.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const rounds = 10;
const { as, staged } = guestsOf(() => w);

it('whatever a guest and the team say while two tabs sign in is read by the customer, or refused so that it is said again', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const { guest, signIn, phone, asked, reply, member } = await staged();
    const own = as(phone.token);
    const fresh = [newId(), newId()] as const;
    const said: [string, string, Promise<unknown>][] = [
      [asked, 'Once more', say(guest.api, asked, 'Once more')],
      [fresh[0], 'Just begun', say(guest.api, fresh[0], 'Just begun')],
    ];
    const visits = [signIn(), signIn()];
    said.push([asked, 'Another answer', reply(asked, 'Another answer')]);
    said.push([fresh[1], 'Begun late', say(guest.api, fresh[1], 'Begun late')]);
    const done = member.api('POST /conversations/:id/resolve', { params: { id: asked } });
    const outcomes = await outcomesOf(said.map(([, , it]) => it));
    expect(await outcomesOf([...visits, done])).toEqual(['done', 'done', 'done']);
    for (const [at, [id, text]] of said.entries()) {
      expect(['done', 'not_signed_in']).toContain(outcomes[at]);
      if (outcomes[at] === 'done') expect(await read(own, id)).toContain(text);
      else await say(own, id, text);
    }
  }
}, 120_000);

it('where somebody is blocked or merged at that moment, all goes over or nothing does', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const { shop, guest, signIn, phone, asked, member } = await staged();
    const [third, { contact }, own] = [await shop.visitor(), phone, as(phone.token)];
    const keep = { name: third.contactId, email: third.contactId, phone: third.contactId };
    const body = { otherId: guest.contactId, keep };
    const id = n % 2 ? guest.contactId : contact.id;
    const all = await outcomesOf([
      signIn(),
      n % 3 === 0
        ? member.api('POST /contacts/:id/merge', { params: { id: third.contactId }, body })
        : member.api('POST /contacts/:id/block', { params: { id }, body: {} }),
    ]);
    for (const it of all) expect(['done', 'conflict']).toContain(it);
    const hers = (await own('GET /client/api/conversations')).data.map((it) => it.id);
    const { data } = await member.api('GET /conversations/:id', { params: { id: asked } });
    if (hers.includes(asked))
      expect((await member.api('GET /contacts/:id', { params: { id: contact.id } })).data.id).toBe(data.contactId);
    else expect((await guest.api('GET /client/api/conversations')).data.map((it) => it.id)).toEqual([asked]);
  }
}, 120_000);
