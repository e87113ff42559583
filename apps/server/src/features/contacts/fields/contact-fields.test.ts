import type { ContactField, FieldKind } from '@chatty/contract/contact-fields';
import { mostFields } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { until } from '../../../test-kit/until.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function desk() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const add = async (name: string, kind: FieldKind, choices: string[] = []) =>
    (await member.api('PUT /contact-fields/:id', { params: { id: newId() }, body: { name, kind, choices } })).data;
  const params = { id: visitor.contactId };
  const say = async (values: Record<string, string>) =>
    (await member.api('PUT /contacts/:id/fields', { params, body: { values } })).data.fieldValues;
  const said = async () => (await member.api('GET /contacts/:id', { params })).data.fieldValues;
  return { shop, member, visitor, add, say, said, params };
}

const body = ({ name, kind, choices }: ContactField) => ({ name, kind, choices });

it('a shop’s own fields keep their kind and their order, and the team hears of each change', async () => {
  const { shop, member, add } = await desk();
  const [size, born] = [await add('Size', 'choice', ['S', 'M']), await add('Birthday', 'date')];
  const change = (it: ContactField, over: Partial<ContactField>) =>
    member.api('PUT /contact-fields/:id', { params: { id: it.id }, body: body({ ...it, ...over }) });
  await expect(change(born, { kind: 'text' })).rejects.toMatchObject({ code: 'conflict' });
  await expect(change(born, { name: 'SIZE' })).rejects.toMatchObject({
    code: 'conflict',
    fields: { name: expect.any(String) },
  });
  await expect(change(size, { choices: ['S', 's'] })).rejects.toMatchObject({ code: 'bad_input' });
  await expect(add('None', 'choice')).rejects.toMatchObject({ code: 'bad_input' });
  await change(size, { name: 'Dress size', choices: ['S', 'M', 'L'] });
  await member.api('POST /contact-fields/order', { body: { ids: [born.id] } });
  const named = (await member.api('GET /contact-fields')).data.map((it) => it.name);
  expect(named).toEqual(['Birthday', 'Dress size']);
  const told = await w.services.db
    .selectFrom('events')
    .select('for_team')
    .where('shop_id', '=', shop.id)
    .where('type', '=', 'contact.fields')
    .execute();
  expect(told).toHaveLength(4);
  const agent = await shop.member({ role: 'member' });
  await expect(
    agent.api('PUT /contact-fields/:id', {
      params: { id: newId() },
      body: { name: 'Mine', kind: 'text', choices: [] },
    }),
  ).rejects.toMatchObject({ code: 'not_allowed' });
});

it('there are at most so many fields; an archived one makes room and keeps its values', async () => {
  const { member, add, say, said } = await desk();
  const first = await add('Field 0', 'text');
  for (let at = 1; at < mostFields; at += 1) await add(`Field ${at}`, 'text');
  w.forgetLimits();
  await say({ [first.id]: 'kept' });
  await expect(add('One more', 'text')).rejects.toMatchObject({ code: 'conflict' });
  const archive = (archived: boolean) =>
    member.api('POST /contact-fields/:id/archive', { params: { id: first.id }, body: { archived } });
  expect((await archive(true)).data.archivedAt).not.toBeNull();
  await expect(say({ [first.id]: 'changed' })).rejects.toMatchObject({ code: 'conflict' });
  const other = await add('Field 0', 'text');
  await expect(archive(false)).rejects.toMatchObject({ code: 'conflict' });
  await member.api('POST /contact-fields/:id/archive', { params: { id: other.id }, body: { archived: true } });
  expect((await archive(false)).data.archivedAt).toBeNull();
  expect(await said()).toEqual({ [first.id]: 'kept' });
});

it('a value is what its kind says, or the field is told what is wrong; an empty one is taken away', async () => {
  const { add, say } = await desk();
  const [text, number, date, vip, size] = [
    await add('Text', 'text'),
    await add('Number', 'number'),
    await add('Date', 'date'),
    await add('VIP', 'yesNo'),
    await add('Size', 'choice', ['Small', 'Large']),
  ];
  const good = {
    [text.id]: ' a ',
    [number.id]: '-012.50',
    [date.id]: '2026-02-28',
    [vip.id]: 'TRUE',
    [size.id]: 'large',
  };
  const kept = { [text.id]: 'a', [number.id]: '-12.5', [date.id]: '2026-02-28', [vip.id]: 'yes', [size.id]: 'Large' };
  expect(await say(good)).toEqual(kept);
  for (const [field, wrong] of [
    [number, '1,000'],
    [number, '1234567890123456'],
    [date, '2026-02-30'],
    [date, '28.02.2026'],
    [vip, 'maybe'],
    [size, 'Medium'],
    [text, 'x'.repeat(1_001)],
  ] as const)
    await expect(say({ [field.id]: wrong })).rejects.toMatchObject({ code: 'bad_input' });
  await expect(say({ [size.id]: 'x', [text.id]: 'b' })).rejects.toMatchObject({
    fields: { [size.id]: expect.any(String) },
  });
  await expect(say({ [newId()]: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  const { [text.id]: _, ...rest } = kept;
  expect(await say({ [text.id]: '' })).toEqual(rest);
});

it('two who fill in different fields in the same moment both do', async () => {
  const { add, say, said } = await desk();
  const all = [];
  for (let at = 0; at < 6; at += 1) all.push(await add(`Field ${at}`, 'number'));
  await Promise.all(all.map((it, at) => say({ [it.id]: String(at) })));
  expect(await said()).toEqual(Object.fromEntries(all.map((it, at) => [it.id, String(at)])));
});

it('contacts are found by a value, by having one, and by having none', async () => {
  const { shop, member, add, say, visitor } = await desk();
  const [size, note] = [await add('Size', 'choice', ['S', 'L']), await add('Remark', 'text')];
  await say({ [size.id]: 'L', [note.id]: `Loud ${'é'.repeat(900)}` });
  const other = await shop.visitor();
  const found = async (query: object) =>
    (await member.api('GET /contacts', { query })).data.contacts.map((it) => it.id).sort();
  expect(await found({ field: size.id })).toEqual([visitor.contactId]);
  expect(await found({ field: size.id, fieldValue: 'l' })).toEqual([visitor.contactId]);
  expect(await found({ field: size.id, fieldValue: 'S' })).toEqual([]);
  expect(await found({ field: note.id, fieldValue: `loud ${'é'.repeat(900)}` })).toEqual([visitor.contactId]);
  expect(await found({ field: size.id, fieldHas: 'no' })).toEqual([other.contactId]);
});

it('a person keeps the values of both who were merged; one’s own count', async () => {
  const { shop, member, add, say, said, params } = await desk();
  const [size, vip] = [await add('Size', 'text'), await add('VIP', 'yesNo')];
  const other = await shop.visitor();
  await say({ [size.id]: 'own' });
  await member.api('PUT /contacts/:id/fields', {
    params: { id: other.contactId },
    body: { values: { [size.id]: 'theirs', [vip.id]: 'no' } },
  });
  const keep = { name: params.id, email: params.id, phone: params.id };
  const foreign = { ...keep, fields: { [size.id]: newId() } };
  await expect(
    member.api('POST /contacts/:id/merge', { params, body: { otherId: other.contactId, keep: foreign } }),
  ).rejects.toMatchObject({ code: 'bad_input' });
  await member.api('POST /contacts/:id/merge', { params, body: { otherId: other.contactId, keep } });
  expect(await said()).toEqual({ [size.id]: 'own', [vip.id]: 'no' });
  await member.api('PUT /contacts/:id/fields', {
    params: { id: other.contactId },
    body: { values: { [vip.id]: 'yes' } },
  });
  expect(await said()).toEqual({ [size.id]: 'own', [vip.id]: 'yes' });
});

it('of two who were filled in differently that value stays which is chosen', async () => {
  const { shop, member, add, say, said, params } = await desk();
  const [size, color] = [await add('Size', 'text'), await add('Color', 'text')];
  const other = await shop.visitor();
  await say({ [size.id]: 'S', [color.id]: 'red' });
  const values = { [size.id]: 'L', [color.id]: 'blue' };
  await member.api('PUT /contacts/:id/fields', { params: { id: other.contactId }, body: { values } });
  const keep = { name: params.id, email: params.id, phone: params.id, fields: { [size.id]: other.contactId } };
  await member.api('POST /contacts/:id/merge', { params, body: { otherId: other.contactId, keep } });
  expect(await said()).toEqual({ [size.id]: 'L', [color.id]: 'red' });
});

it('no field is called like a column that every contact has; others have their own columns in a file', async () => {
  const { member, add } = await desk();
  for (const name of ['Email', 'EMAIL SOURCE', 'language', 'First  name', 'Tags', 'customer id']) {
    await expect(add(name, 'text'), name).rejects.toMatchObject({
      code: 'conflict',
      fields: { name: expect.any(String) },
    });
  }
  const [mobile, id] = [await add('Mobile', 'text'), newId()];
  const text = 'Email,Mobile,Phone number\na@x.example,yes,+49 30 1234567\n';
  const handed = await member.api('POST /contacts/imports', { query: { id, name: 'a.csv' }, body: new Blob([text]) });
  expect(handed.data.columns).toEqual(['email', `field:${mobile.id}`, 'phone']);
});

it('two who change one field at once lose nothing of each other', async () => {
  const { member, add } = await desk();
  const { id, ...field } = await add('Size', 'choice', ['S', 'M', 'L']);
  const was = { name: field.name, choices: field.choices };
  const change = async (to: Partial<typeof was>) =>
    (await member.api('PUT /contact-fields/:id', { params: { id }, body: { kind: 'choice', ...was, ...to, was } }))
      .data;
  await change({ name: 'Dress size' });
  await change({ choices: ['S', 'M', 'L', 'XL'] });
  await change({ choices: ['XS', 'S', 'L'] });
  expect(await change({})).toMatchObject({ name: 'Dress size', choices: ['S', 'L', 'XS', 'XL'] });
  await change({ choices: ['S'] });
  await change({ choices: ['M', 'L'] });
  await expect(change({ choices: ['M'] })).resolves.toMatchObject({ choices: ['XS', 'XL'] });
});

it('whatever is typed is kept or refused, and leaves in a file as text', async () => {
  const { shop, member, add, say } = await desk();
  const text = await add('Remark', 'text');
  for (const typed of ['=1+1', '@sum', '+1', '-1+2', '\t=1', '"; drop', '{"a":null}', '\ud83d\ude00 שלום'])
    expect(Object.values(await say({ [text.id]: typed }))).toEqual([typed.trim()]);
  for (const typed of ['a\0b', '\ud800'])
    await say({ [text.id]: typed }).catch((error: unknown) => expect(error).toMatchObject({ code: 'bad_input' }));
  await say({ [text.id]: '=cmd|1' });
  const file = (await member.api('GET /contacts/export', { query: {} })).data.text;
  expect(file).toContain("'=cmd|1");
  const stranger = await desk();
  const theirs = await stranger.add('Theirs', 'text');
  await expect(say({ [theirs.id]: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  expect((await member.api('GET /contacts', { query: { field: theirs.id } })).data.contacts).toEqual([]);
  expect(shop.id).not.toBe(stranger.shop.id);
});

it('what leaves as a file comes back from it: fields, tags, and the language of the store for who is new', async () => {
  const { shop, member, add, say, params } = await desk();
  await w.services.db.updateTable('shops').set({ primary_locale: 'de' }).where('id', '=', shop.id).execute();
  const [size, seen] = [await add('Size', 'choice', ['S', 'L']), await add('Seen on', 'date')];
  const tag = (await member.api('POST /tags', { body: { id: newId(), name: 'Fair' } })).data;
  await member.api('PUT /contacts/:id', { params, body: { name: 'Ida', email: 'ida@x.example' } });
  await member.api('POST /contacts/:id/tags', { params, body: { add: [tag.id], remove: [] } });
  await say({ [size.id]: 'L' });
  const file = (await member.api('GET /contacts/export', { query: {} })).data.text;
  const [line]: Record<string, string>[] = parse(file, { bom: true, columns: true });
  expect(line).toMatchObject({ Name: 'Ida', Tags: 'Fair', Size: 'L', 'Seen on': '' });

  const given = await desk();
  const other = { size: await given.add('Size', 'choice', ['S', 'L']), seen: await given.add('Seen on', 'date') };
  await w.services.db.updateTable('shops').set({ primary_locale: 'de' }).where('id', '=', given.shop.id).execute();
  const id = newId();
  const text = 'Email,Tags,Size,Seen on\nida@x.example,"Fair, fair,Late",l,2026-05-01\nbo@x.example,,XL,\n';
  const handed = await given.member.api('POST /contacts/imports', {
    query: { id, name: 'a.csv' },
    body: new Blob([text]),
  });
  expect(handed.data.columns).toEqual(['email', 'tags', `field:${other.size.id}`, `field:${other.seen.id}`]);
  const plan = { columns: handed.data.columns, existing: 'update' as const, tagIds: [] };
  await given.member.api('POST /contacts/imports/:id/begin', { params: { id }, body: plan });
  const ended = await until('the import did not end', 20_000, async () =>
    (await given.member.api('GET /contacts/imports')).data.find((it) => it.state === 'done'),
  );
  expect(ended).toMatchObject({ created: 1, failed: 1 });
  const tags = (await given.member.api('GET /tags')).data;
  expect(tags.map((it) => it.name)).toEqual(['Fair', 'Late']);
  const [ida] = (await given.member.api('GET /contacts', { query: { email: 'yes' } })).data.contacts;
  expect(ida).toMatchObject({ locale: 'de', tagIds: tags.map((it) => it.id) });
  expect(ida?.fieldValues).toEqual({ [other.size.id]: 'L', [other.seen.id]: '2026-05-01' });
  const failed = (await given.member.api('GET /contacts/imports/:id/failed', { params: { id } })).data.text;
  expect(failed).toContain('Size: Choose one of the list');
  expect(seen.kind).toBe('date');
});

it('columns of one’s own hold fields; those of an archived one are not shown', async () => {
  const { member, add } = await desk();
  const field = await add('Size', 'text');
  const column = `field:${field.id}` as const;
  await member.api('PUT /contacts/columns', { body: { columns: [column, 'email'] } });
  expect((await member.api('GET /contacts/view')).data.columns).toEqual(['email', column]);
  await member.api('POST /contact-fields/:id/archive', { params: { id: field.id }, body: { archived: true } });
  expect((await member.api('GET /contacts/view')).data.columns).toEqual(['email']);
});
