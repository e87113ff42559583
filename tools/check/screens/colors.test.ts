import { expect, test } from 'vitest';
import { findLiteralColors } from './colors.ts';

const found = (path: string, text: string) => findLiteralColors([{ path, text }]).map((it) => it.line);
const sheet = 'apps/admin/src/features/conversations/inbox.module.css';
const screen = 'apps/admin/src/features/conversations/inbox-page.tsx';

test.each([
  ['hex', '  color: #fff;'],
  ['hex with alpha', '  background: #1f232880;'],
  ['a name', '  background: white;'],
  ['a name among others', '  border: 1px solid black;'],
  ['rgb', '  box-shadow: 0 1px 2px rgb(0 0 0 / 7%);'],
  ['hsl in a gradient', '  background: linear-gradient(hsl(10 10% 10%), transparent);'],
  ['oklch', '  --mine: oklch(0.5 0.1 20);'],
  ['all on one line', '.a { color: #123456; }'],
])('%s in a style sheet is found with its line', (_, line) => {
  expect(found(sheet, `.a {\n${line}\n}`)).toEqual([2]);
});

test('a color of a value that goes on for lines is found, on each of its lines', () => {
  const text =
    '.a {\n  background:\n    linear-gradient(#fff, #000),\n    white;\n  box-shadow:\n    0 0 1px var(--line),\n    0 1px 2px rgb(0 0 0 / 7%);\n}';
  expect(found(sheet, text)).toEqual([3, 4, 7]);
});

test('scripts, documents and pictures are read too', () => {
  expect(found('apps/admin/src/ui/a.js', "const ground = '#fff';")).toEqual([1]);
  expect(found('apps/admin/src/ui/a.svg', '<svg>\n<path fill="#1f2328"/></svg>')).toEqual([2]);
  expect(found('apps/admin/src/ui/a.html', '<body style="color: #123456">')).toEqual([1]);
});

test.each([
  ['hex in a style', "<div style={{ color: '#7d8087' }} />"],
  ['white as a prop', '<Text c="white" />'],
  ['hex as a prop', '<Box bg="#4a4f56" />'],
  ['rgba in a template', 'const shadow = `0 0 1px rgba(0, 0, 0, 0.2)`;'],
  ['hex in a picture', 'const svg = `<path fill="#1f2328" d="M8 3h16"/>`;'],
  ['black in an object', "const style = { background: 'black' };"],
])('%s in a screen is found with its line', (_, line) => {
  expect(found(screen, `\n\n${line}`)).toEqual([3]);
});

test.each([
  [
    sheet,
    '.a {\n  color: var(--ink);\n  border-color: transparent;\n  background: currentColor;\n  white-space: nowrap;\n}',
  ],
  [sheet, '/* not #fff,\n   and not white: see rgb(0 0 0) */\n.white:hover {\n  mask: url(#mask);\n}'],
  [sheet, '.a {\n  background: var(--bad);\n  content: "";\n  color: var(--tint-teal-ink);\n}'],
  [screen, '// Not #fff: it is the same in every scheme.\nconst to = `/faqs#${id}`;\nconst n = "#1";'],
  [screen, '<Text c="ink.6" href="#page" /* c="white" */ />\nconst white = black;\n<Alert color="red" />'],
  ['apps/admin/src/ui/global.css', ':root {\n  --ink: #1f2328;\n}'],
  ['apps/admin/src/ui/theme.ts', "const black = '#1f2328';"],
  ['apps/admin/src/ui/a.test.ts', "expect(color).toBe('#fff');"],
  ['apps/chatbox/src/ui/a.css', '.a {\n  color: #fff;\n}'],
])('what is no color, or is where colors are said, is passed over (%s)', (path, text) => {
  expect(found(path, text)).toEqual([]);
});
