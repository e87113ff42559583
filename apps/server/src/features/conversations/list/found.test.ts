import { newId } from '@chatty/contract/new-id';
import { visitorName, visitorNumber } from '@chatty/contract/visitor-name';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

describe('what a search found', () => {
  const flat = (pieces: { text: string; hit: boolean }[] | null | undefined) =>
    pieces?.map(({ text, hit }) => (hit ? `<${text}>` : text)).join('') ?? null;

  it('is told for each conversation: the words around the hit and whose they are, or the name or e-mail', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member({ name: 'Maya Lind' });
    const [asked, known] = [await shop.visitor(), await shop.visitor()];
    const [params, other] = [{ id: newId() }, { id: newId() }];
    const say = (text: string) =>
      asked.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
    await say('Does the Gorse jacket run small?');
    const lead = 'I looked it up for you in the fitting guide, page by page. ';
    const text = `${lead}The **gorse** one fits <b>as usual</b>, see https://x.example/a/gorse-fit`;
    await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text } });
    await say('Thank you!');
    await known.api('POST /client/api/conversations/:id/messages', {
      params: other,
      body: { id: newId(), text: 'Hello' },
    });
    await known.api('POST /client/api/conversations/:id/contact', {
      params: other,
      body: { name: 'Anna Gorse', email: 'anna@gorse.example' },
    });
    const search = async (text: string) => (await member.api('GET /conversations', { query: { search: text } })).data;

    const { found, conversations } = await search('gors');
    expect(found.map((it) => it.conversationId)).toEqual(conversations.map((it) => it.id));
    const said = found.find((it) => it.conversationId === params.id);
    expect(said).toMatchObject({
      name: null,
      beside: null,
      message: { by: 'member', memberId: member.id, note: false, seq: 3 },
    });
    expect(flat(said?.message?.text)).toBe(
      '…fitting guide, page by page. The <gors>e one fits <b>as usual</b>, see x.example/…/<gors>e-fit',
    );
    const theirs = found.find((it) => it.conversationId === other.id);
    expect([flat(theirs?.name), flat(theirs?.beside), theirs?.message]).toEqual([
      'Anna <Gors>e',
      'anna@<gors>e.example',
      null,
    ]);

    const given = visitorName(asked.contactId).name;
    const byName = await search(given.toUpperCase());
    expect(byName.found.map((it) => flat(it.name))).toEqual([`<${given}>`]);
    expect((await member.api('GET /conversations')).data.found).toEqual([]);
  });

  it('by the name that the team gives is counted in the database as on the screens', async () => {
    const ids = Array.from({ length: 500 }, () => newId());
    const { rows } = await sql<{ number: number }>`
      select visitor_number(id::uuid) as number from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as t (id, n)
      order by n`.execute(w.services.db);
    expect(rows.map((it) => it.number)).toEqual(ids.map(visitorNumber));
  });
});
