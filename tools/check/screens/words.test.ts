import { expect, test } from 'vitest';
import { checkWords } from './words.ts';

const screen = 'apps/admin/src/features/faqs/page.tsx';
const server = 'apps/server/src/features/faqs/save-faq.ts';
const said = (path: string, text: string) => checkWords([{ path, text }]).map((it) => /“(.*)”/.exec(it.said)?.[1]);

test.each<[title: string, path: string, text: string, words: string]>([
  ['text between tags', screen, 'export const a = <p>\n  Question\n</p>;', 'Question'],
  ['text in braces', screen, "export const a = <p>{'question'}</p>;", 'question'],
  ['one of two texts', screen, "export const a = (b: boolean) => <p>{b ? '1' : 'none'}</p>;", 'none'],
  ['text beside a number', screen, 'export const a = (n: number) => <p>{`${n} open`}</p>;', '… open'],
  ['a label', screen, 'export const a = <input aria-label="search" />;', 'search'],
  ['a label in a template', screen, 'export const a = (n: string) => <input placeholder={`to ${n}`} />;', 'to …'],
  ['a label of our own', screen, 'export const a = <Row cancelLabel="stop" />;', 'stop'],
  ['a property that is read', screen, "export const a = { title: 'Questions' };", 'Questions'],
  ['a property in a condition', screen, "export const a = { label: b ? 'Open' : c };", 'Open'],
  ['a toast', screen, "toastDone('saved');", 'saved'],
  ['a sentence anywhere', screen, "export const a = ['The list is empty'];", 'The list is empty'],
  ['a sentence about somebody', screen, 'export const a = (n: string) => `${n} is writing`;', '… is writing'],
  ['a sentence of the chatbox', 'apps/chatbox/src/features/faqs/a.ts', "say('We are away');", 'We are away'],
  ['a problem', server, "throw new Problem('conflict', 'It is taken.');", 'It is taken.'],
  ['a problem with a name', server, "throw new Problem('conflict', `${a} is taken.`);", '… is taken.'],
  ['a problem one line above', server, "const told = 'taken';\nthrow new Problem('conflict', told);", 'taken'],
  ['a problem of a field', server, "throw new Problem('bad_input', texts.a, { name: 'taken' });", 'taken'],
  ['what is not found', server, "throw notFound('This FAQ');", 'This FAQ'],
])('%s outside of the texts is reported with its words', (_, path, text, words) => {
  expect(said(path, text)).toEqual([words]);
});

test.each<[title: string, path: string, text: string]>([
  ['texts', screen, 'export const a = <p title={texts.title}>{texts.question} · {texts.open(3)}</p>;'],
  ['signs between values', screen, 'export const a = <p>{b} · {c}&nbsp;</p>;'],
  ['a name that is the same everywhere', screen, 'export const a = <title>Chatty</title>;'],
  ['what only code reads', screen, 'export const a = <input type="text" name=\'question\' enterKeyHint="send" />;'],
  ['a class', screen, 'export const a = <p className={`${b} wide open`} />;'],
  ['a color of a text', screen, "export const a = { text: 'var(--ink)', title: 'none' };"],
  ['a call of the server', screen, "api('GET /faqs/:id');"],
  ['a bug', screen, "throw new Error('There is no such page');"],
  ['the console', screen, "console.warn('The list is odd');"],
  ['a comparison', screen, "export const a = b === 'Not Found';"],
  ['a drawing', screen, "export const a = [`M${x} ${y}h1v1`, 'M 3 4h5'];"],
  ['a header', screen, 'export const a = `Bearer ${b}`;'],
  ['the texts of the admin', 'apps/admin/src/texts/en/faqs.ts', "export const texts = { a: 'The list is empty' };"],
  ['the texts of the preview', 'apps/chatbox/src/texts/en/a.ts', "export const texts = { a: 'The list is empty' };"],
  ['a text of the catalogue', 'apps/chatbox/src/features/faqs/a.ts', "say('faqsNoAnswers', { search });"],
  ['a test', 'apps/admin/src/features/faqs/page.test.tsx', "screen.getByText('The list is empty');"],
  ['a problem with texts', server, "throw new Problem('conflict', texts.taken(a), { name: texts.taken(a) });"],
  ['a start-up error', 'apps/server/src/config.ts', "throw new Error('APP_URL is missing');"],
  ['a log line', server, "log.warn({ shop }, 'the store was not read');"],
])('%s is fine', (_, path, text) => {
  expect(said(path, text)).toEqual([]);
});

test('a finding names its line', () => {
  expect(checkWords([{ path: screen, text: '\n\nexport const a = <p>Hello</p>;' }])).toMatchObject([
    { file: screen, line: 3 },
  ]);
});
