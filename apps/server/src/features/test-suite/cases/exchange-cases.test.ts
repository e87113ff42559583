import { newId } from '@chatty/contract/new-id';
import type { TestCaseFields } from '@chatty/contract/test-suite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSuiteDemo, type SuiteDemo } from '../testing/suite-demo.ts';
import { asks, suiteDesk } from '../testing/suite-desk.ts';

let demo: SuiteDemo;
beforeAll(async () => {
  demo = await openSuiteDemo();
}, 120_000);
beforeEach(() => demo.empty());
afterAll(() => demo?.close());

const exported = async () => (await demo.member('GET /ai_assistant/suite/export')).data;
const readFile = async (text: string) => (await demo.member('POST /ai_assistant/suite/file', { body: { text } })).data;
const plain = ({ turns, checks, locale, page }: TestCaseFields) => ({ turns, checks, locale, page });

test('what is exported is read again as the same cases, whatever stands in them; those as a customer stay here', async () => {
  const { add, read } = suiteDesk(demo.member);
  const source = { kind: 'page' as const, id: 'gid://shopify/Page/1', title: 'Care, “guide” › Tents' };
  await add(
    asks('', [{ kind: 'outcome', outcome: 'answered' }], { turns: ['Hello\nthere', 'Say "yes", please', 'And then?'] }),
    asks('=1+1', [{ kind: 'says', text: '+2' }]),
    asks(
      'Do you engrave?',
      [
        { kind: 'source', source },
        { kind: 'says', text: '12 dollars' },
        { kind: 'says', text: '+3 days' },
        { kind: 'never_says', text: 'free' },
        { kind: 'product', product: { id: 'gid://shopify/Product/2', title: 'Drift Tent' } },
        { kind: 'action', action: 'offers_person' },
        { kind: 'link', text: '/pages/care' },
        { kind: 'language', language: 'de' },
      ],
      { locale: 'de-AT', page: '/products/drift' },
    ),
    asks('Where is my order?', [{ kind: 'action', action: 'shows_order' }], { contactId: await demo.visitor() }),
  );
  const before = (await read()).cases.filter((it) => it.contactId === null).map(plain);
  const file = await exported();
  expect(file).toMatchObject({ count: 3, name: expect.stringMatching(/^assistant-tests-.*\.csv$/) });
  // A spreadsheet would run it.
  expect(file.text).not.toMatch(/(?:\r\n|,)"?[=+]/);
  expect(await readFile(file.text)).toEqual({
    cases: [],
    problems: before.map(() => ({ line: expect.any(Number), message: 'Your suite has this test already.' })),
  });
  await demo.empty();
  const again = await readFile(file.text);
  expect(again.problems).toEqual([]);
  const cases = again.cases.map(({ from, ...it }) => {
    expect(from).toBe('file');
    return { ...it, id: newId() };
  });
  await demo.member('POST /ai_assistant/suite/cases', { body: { cases } });
  const sorted = (list: object[]) => list.map((it) => JSON.stringify(it)).sort();
  expect(sorted((await read()).cases.map(plain))).toEqual(sorted(before));
});

test('a file that somebody wrote by hand is read, and each row that is no test says why', async () => {
  const text = [
    'sep=;',
    'messages;SAYS;Ends;Note',
    'Do you ship to Norway?;Norway;answered;mine',
    ';Norway;;',
    'Do you ship to Spain?;;;',
    'Do you ship to France?;;perhaps;',
    'Do you ship to Norway?;Norway;answered;twice',
  ].join('\n');
  const { cases, problems } = await readFile(text);
  expect(cases).toMatchObject([{ turns: ['Do you ship to Norway?'], askedIn: null, contactId: null }]);
  expect(cases[0]?.checks).toEqual([
    { kind: 'outcome', outcome: 'answered' },
    { kind: 'says', text: 'Norway' },
  ]);
  expect(problems.map((it) => it.line)).toEqual([4, 5, 6, 7]);
  expect(problems[0]?.message).toMatch(/^Messages: /);
  expect(problems[2]?.message).toMatch(/^Ends: /);
  await expect(readFile('a,b\n1,2')).rejects.toMatchObject({ code: 'bad_input' });
  await expect(readFile('Messages\n"open')).rejects.toMatchObject({ code: 'bad_input' });
  await expect(readFile(`Messages\n${'x\n'.repeat(201)}`)).rejects.toMatchObject({ code: 'bad_input' });
});
