import { CallFailed } from '@chatty/client/api';
import type { KnownDocument } from '@chatty/contract/documents';
import { documentMaxChars } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { doJob } from '../../../test-kit/do-job.ts';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { retrieve } from '../search/retrieve.ts';
import { eraseDocumentJob } from '../knowledge.jobs.ts';
import { bombDocx, madeDocx, madePdf, madeXlsx } from './testing/made-files.ts';

const patient = { timeout: 60_000, interval: 50 };
let w: TestServer;
let shop: TestShop;
let member: TestMember;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(async () => {
  w.forgetLimits();
  shop = await w.shop();
  member = await shop.member();
});
afterAll(() => w.close());

const blobOf = (bytes: Uint8Array | string) => new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);
const upload = async (name: string, bytes: Uint8Array | string, id = newId()) =>
  (await member.api('POST /ai_assistant/files', { query: { name, id }, body: blobOf(bytes) })).data;
const open = async (id: string) => (await member.api('GET /ai_assistant/documents/:id', { params: { id } })).data;
const list = async (query: object = {}) =>
  (await member.api('GET /ai_assistant/documents', { query: { kind: 'file', ...query } })).data;
/** Waits until the file is no longer waited for. */
const settled = async ({ id }: KnownDocument) => {
  await vi.waitFor(async () => expect((await open(id)).document.state).toMatch(/ready|failed/), patient);
  return open(id);
};
const found = async (text: string) => (await retrieve(shop.ctx, { text, limit: 5 })).hits.map((it) => it.passage.title);

describe('a file that is uploaded', () => {
  it('is read in the background, and is known by its passages, each called by where it stands', async () => {
    const waiting = await upload(
      'Sizes.md',
      '# Jackets\n\nThe **M** fits a chest of 98 cm.\n\n## Care\n\nWash at 30 °C.',
    );
    expect(waiting).toMatchObject({ state: 'waiting', passages: 0, addedBy: member.id, kind: 'file', url: null });
    const { document, passages } = await settled(waiting);
    expect(document).toMatchObject({ state: 'ready', passages: 2, problem: null });
    expect(passages.map((it) => [it.title, it.text])).toEqual([
      ['Sizes.md › Jackets', 'The **M** fits a chest of 98 cm.'],
      ['Sizes.md › Jackets › Care', 'Wash at 30 °C.'],
    ]);
    expect(await found('what chest does the M jacket fit')).toContain('Sizes.md › Jackets');
  });

  it('is a PDF by its bytes, whatever it is called, and names the page; lines that the paper ended are whole again', async () => {
    const pdf = madePdf([
      [
        'WARRANTY',
        'Our tents come with a warranty of five years that covers seams, zips and poles of every trade-',
        'mark we sell.',
        'Write to us.',
      ],
      ['Repairs cost 20 euros.'],
    ]);
    const { passages } = await settled(await upload('warranty.txt', pdf));
    expect(passages.map((it) => it.title)).toEqual(['warranty.txt › Page 1 › WARRANTY', 'warranty.txt › Page 2']);
    expect(passages[0]?.text).toContain('seams, zips and poles of every trademark we sell.');
  });

  it('is a document of Word with its headings, and entities of its own are nothing', async () => {
    const { passages } = await settled(await upload('a.docx', madeDocx(['# Gift wrap', 'We wrap for 3 euros.'])));
    expect(passages.map((it) => [it.title, it.text])).toEqual([['a.docx › Gift wrap', 'We wrap for 3 euros.']]);
    const before =
      '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/hostname"><!ENTITY a "ha"><!ENTITY b "&a;&a;">]>';
    const hostile = await settled(await upload('b.docx', madeDocx(['Hello &e; &b;'], { before })));
    expect(hostile.passages.map((it) => it.text).join()).not.toMatch(/haha|\w{12}/);
  });

  it('is a table whose rows are quoted under their headings, from a workbook or from text', async () => {
    const rows = [
      ['Size', 'Chest'],
      ['M', '98 cm'],
      ['L', '104 cm'],
    ];
    const book = await settled(await upload('sizes.xlsx', madeXlsx({ Jackets: rows, Notes: [['Ask us']] })));
    expect(book.passages.map((it) => [it.title, it.text])).toEqual([
      ['sizes.xlsx › Jackets › Rows 2–3', 'Size | Chest\nM | 98 cm\nL | 104 cm'],
      ['sizes.xlsx › Notes', 'Ask us'],
    ]);
    const csv = await settled(await upload('sizes.csv', rows.map((it) => it.join(';')).join('\n')));
    expect(csv.passages.map((it) => it.text)).toEqual(['Size | Chest\nM | 98 cm\nL | 104 cm']);
  });

  it('is refused at once for what no reader could make of it', async () => {
    const refused = async (name: string, bytes: Uint8Array | string) => {
      try {
        await upload(name, bytes);
        return null;
      } catch (problem) {
        return problem instanceof CallFailed ? problem.code : problem;
      }
    };
    expect(await refused('a.pdf', '')).toBe('bad_input');
    expect(await refused('a.pdf', '   \n')).toBe('bad_input');
    expect(await refused('a.txt', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).toBe('unsupported_file');
    expect(await refused('a.docx', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_024, '0'), 'hex'))).toBe('unsupported_file');
    expect(await refused('a.md', '<!doctype html><script>alert(1)</script>')).toBe('unsupported_file');
    expect(await refused('a.txt', Buffer.from([0, 1, 2, 3]))).toBe('unsupported_file');
    expect(await refused('a.txt', 'long '.repeat(documentMaxChars / 4))).toBe('too_large');
    expect(await refused('a.txt', Buffer.alloc(11 * 1024 * 1024, 'a'))).toBe('too_large');
    expect((await list()).total).toBe(0);
  });

  const problemOf = async (name: string, bytes: Uint8Array) =>
    (await settled(await upload(name, bytes))).document.problem;

  it('says in one word why it could not be read, and nothing of it is kept', async () => {
    expect(await problemOf('locked.pdf', madePdf([['secret']], { encrypted: true }))).toBe('encrypted');
    expect(await problemOf('scan.pdf', madePdf([[], []]))).toBe('no_text');
    expect(await problemOf('broken.pdf', Buffer.from('%PDF-1.7\nnothing'))).toBe('damaged');
    const kept = await shop.ctx.db.selectFrom('document_uploads').selectAll().where('shop_id', '=', shop.id).execute();
    expect(kept).toEqual([]);
    const { data: sources } = await member.api('GET /ai_assistant/sources');
    expect(sources.documents.files).toEqual({ count: 3, passages: 0, failed: 3 });
  });

  it('is not read when it holds nothing, too much, or what only unpacks to much', async () => {
    expect(await problemOf('empty.docx', madeDocx([' ']))).toBe('no_text');
    expect(await problemOf('bomb.docx', bombDocx(101))).toBe('too_long');
    expect(await problemOf('long.docx', madeDocx(['word '.repeat(documentMaxChars / 4)]))).toBe('too_long');
  });

  it('is the same file when the upload is tried again', async () => {
    const id = newId();
    await upload('a.txt', 'One answer.', id);
    await upload('a.txt', 'One answer.', id);
    expect((await list()).total).toBe(1);
  });
});

describe('a file that is known', () => {
  it('is replaced by a newer one: the older stays known until that is read, and what changed is told', async () => {
    const first = await settled(
      await upload('a.md', '# Wrap\n\nThree euros.\n\n# Ship\n\nTwo days.\n\n# Old\n\nGone soon.'),
    );
    const { id } = first.document;
    const replace = async (name: string, text: string | Uint8Array) =>
      (await member.api('PUT /ai_assistant/files/:id', { params: { id }, query: { name }, body: blobOf(text) })).data;
    expect(await replace('b.md', '# Wrap\n\nFour euros.\n\n# Ship\n\nTwo days.\n\n# New\n\nHello.')).toMatchObject({
      state: 'waiting',
      passages: 3,
    });
    const { document, changes, passages } = await settled(first.document);
    expect(document).toMatchObject({ title: 'b.md', state: 'ready' });
    expect(passages.map((it) => it.title)).toEqual(['b.md › Wrap', 'b.md › Ship', 'b.md › New']);
    expect(changes).toEqual({
      added: { count: 1, titles: ['b.md › New'] },
      changed: { count: 1, titles: ['b.md › Wrap'] },
      gone: { count: 1, titles: ['a.md › Old'] },
    });
    await replace('c.pdf', madePdf([[]]));
    const failed = await settled(document);
    expect(failed.document).toMatchObject({ state: 'failed', problem: 'no_text', passages: 3 });
    expect(failed.passages).toEqual(passages);
    expect(await found('wrap four euros')).toContain('b.md › Wrap');
  });

  it('is switched off, wholly or a passage of it, and nothing of that is found', async () => {
    const { document, passages } = await settled(
      await upload('a.md', '# Kayaks\n\nRinse kayaks.\n\n# Skis\n\nWax skis.'),
    );
    const use = async (used: boolean, mark?: string) =>
      (
        await member.api('PUT /ai_assistant/documents/:id/use', {
          params: { id: document.id },
          body: { used, ...(mark ? { mark } : {}) },
        })
      ).data;
    expect(await use(false, passages[0]?.mark)).toMatchObject({ used: true, unusedPassages: 1 });
    expect(await found('rinse kayaks, wax skis')).toEqual(['a.md › Skis']);
    expect(await use(false)).toMatchObject({ used: false });
    expect(await found('rinse kayaks, wax skis')).toEqual([]);
    await use(true);
    expect(await found('rinse kayaks, wax skis')).toEqual(['a.md › Skis']);
    await expect(use(false, 'what nothing says')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is removed: nothing finds it, and it is back with what was switched off when that is undone; after a day nothing is left', async () => {
    const { document } = await settled(await upload('a.md', '# Kayaks\n\nRinse kayaks.'));
    const params = { id: document.id };
    await member.api('DELETE /ai_assistant/documents/:id', { params });
    expect(await found('rinse kayaks')).toEqual([]);
    expect((await list()).documents).toEqual([]);
    await expect(open(document.id)).rejects.toMatchObject({ code: 'not_found' });
    await member.api('POST /ai_assistant/documents/:id/restore', { params });
    expect(await found('rinse kayaks')).toEqual(['a.md › Kayaks']);
    await member.api('DELETE /ai_assistant/documents/:id', { params });
    const { deleted_at } = await shop.ctx.db
      .selectFrom('documents')
      .select('deleted_at')
      .where('id', '=', document.id)
      .executeTakeFirstOrThrow();
    const deletedAt = deleted_at?.toISOString() ?? '';
    await doJob(w.services, eraseDocumentJob, { shopId: shop.id, documentId: document.id, deletedAt });
    await expect(member.api('POST /ai_assistant/documents/:id/restore', { params })).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const table of ['passages', 'switched_off_pages', 'documents'] as const) {
      expect(await shop.ctx.db.selectFrom(table).selectAll().where('shop_id', '=', shop.id).execute()).toEqual([]);
    }
  });

  it('is listed by title, in pieces without gaps, and searched by its name and its text', async () => {
    for (const name of ['b.txt', 'a.txt', 'C.txt']) await settled(await upload(name, `This is ${name}, about kayaks.`));
    const { documents, total, room } = await list();
    expect(documents.map((it) => it.title)).toEqual(['a.txt', 'b.txt', 'C.txt']);
    expect([total, room.count, room.limit]).toEqual([3, 3, 20]);
    const first = await list({ limit: 2 });
    const next = await list({ limit: 2, cursor: first.cursor ?? '' });
    expect([...first.documents, ...next.documents]).toEqual(documents);
    expect((await list({ search: 'IS B.TXT' })).documents.map((it) => it.title)).toEqual(['b.txt']);
    expect((await list({ search: '100%' })).total).toBe(0);
  });
});

it('an answer names the file and the page that it is from, and leads nobody to the file', async () => {
  const pages = [['Our tents are under warranty for seven years.'], ['Repairs of tents cost 20 euros.']];
  await settled(await upload('Warranty.pdf', madePdf(pages)));
  const turns = [{ by: 'visitor' as const, text: 'How long is the warranty of your tents?' }];
  const { data } = await member.api('POST /ai_assistant/test', {
    body: { id: newId(), contactId: null, locale: 'en', page: '', assistant: {}, turns },
  });
  expect(data.text).toContain('seven years');
  expect(data.parts).toContainEqual({
    type: 'sources',
    sources: [{ kind: 'file', id: expect.any(String), title: 'Warranty.pdf › Page 1', url: null }],
  });
});

describe('the plan', () => {
  it('holds so many files and no more, also when all come at once, and when a removal is undone', async () => {
    const some = (from: number) =>
      Array.from({ length: 6 }, (_, at) => upload(`${from + at}.txt`, `Number ${from + at}`));
    for (const from of [0, 6, 12]) await Promise.all(some(from));
    const all = await Promise.allSettled(some(18));
    const refused = all.filter((it) => it.status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: { code: 'refused', message: expect.stringContaining('20') } });
    const { documents } = await list({ limit: 100 });
    expect(documents).toHaveLength(20);
    const params = { id: documents[0]?.id ?? '' };
    await member.api('DELETE /ai_assistant/documents/:id', { params });
    await upload('in-its-place.txt', 'In its place.');
    await expect(member.api('POST /ai_assistant/documents/:id/restore', { params })).rejects.toMatchObject({
      code: 'refused',
    });
  });
});

it('members read what the assistant knows of files, and admins alone change it', async () => {
  const { document } = await settled(await upload('a.txt', 'Hello.'));
  const other = await shop.member({ role: 'member' });
  expect(
    (await other.api('GET /ai_assistant/documents/:id', { params: { id: document.id } })).data.passages,
  ).toHaveLength(1);
  const notAllowed = { code: 'not_allowed' };
  await expect(
    other.api('POST /ai_assistant/files', { query: { name: 'b.txt' }, body: blobOf('b') }),
  ).rejects.toMatchObject(notAllowed);
  await expect(other.api('DELETE /ai_assistant/documents/:id', { params: { id: document.id } })).rejects.toMatchObject(
    notAllowed,
  );
});
