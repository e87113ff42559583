import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseProse } from './parse.ts';
import type { Inline } from './parse-inlines.ts';
import { safeHref } from './safe-href.ts';

const inlines = (text: string): Inline[] => {
  const block = parseProse(text)[0];
  return block?.type === 'paragraph' ? block.children : [];
};
const text = (words: string): Inline => ({ type: 'text', text: words });

/** Text made of the very signs that mean something, so that odd nestings come up often. */
const marked = fc
  .array(
    fc.constantFrom(
      '*',
      '**',
      '`',
      '[',
      ']',
      '(',
      ')',
      '](',
      '\\',
      '\n',
      ' ',
      'a',
      'https://a.example/b',
      '- ',
      '1. ',
      'javascript:alert(1)',
    ),
  )
  .map((it) => it.join(''));

describe('light Markdown', () => {
  test('marks, code, links and line breaks are read', () => {
    expect(inlines('a **b *c*** `*d*`\n[e](https://e.example/f)')).toEqual([
      text('a '),
      { type: 'strong', children: [text('b '), { type: 'em', children: [text('c')] }] },
      text(' '),
      { type: 'code', text: '*d*' },
      { type: 'break' },
      { type: 'link', href: 'https://e.example/f', children: [text('e')] },
    ]);
  });

  test('a blank line parts paragraphs, and lines with a mark make lists', () => {
    expect(parseProse('one\n\ntwo\n- a\n- b\n  more\n3. c\n4) d\nend').map((it) => it.type)).toEqual([
      'paragraph',
      'paragraph',
      'list',
      'list',
      'paragraph',
    ]);
    const [, , bullets, numbers] = parseProse('one\n\ntwo\n- a\n- b\n  more\n3. c\n4) d\nend');
    expect(bullets).toMatchObject({
      ordered: false,
      items: [[text('a')], [text('b'), { type: 'break' }, text('more')]],
    });
    expect(numbers).toMatchObject({ ordered: true, start: 3, items: [[text('c')], [text('d')]] });
  });

  test('signs that close nothing stay as they were typed', () => {
    for (const source of [
      '2 * 3 * 4',
      'a*',
      '**',
      '****',
      '[x',
      'x](y)',
      'snake_case',
      'it`s',
      'a*b*c',
      '<b>hi</b>',
      '\\d',
    ]) {
      expect(inlines(source)).toEqual([text(source)]);
    }
    expect(inlines('\\*not\\* \\[a\\](b)')).toEqual([text('*not* [a](b)')]);
  });

  test('a bare address becomes a link without the sentence’s end', () => {
    expect(inlines('See https://a.example/x_(y), ok')).toEqual([
      text('See '),
      { type: 'link', href: 'https://a.example/x_(y)', children: [text('https://a.example/x_(y)')] },
      text(', ok'),
    ]);
    expect(inlines('(https://a.example/x).')[1]).toMatchObject({ href: 'https://a.example/x' });
  });

  test('only addresses that cannot run anything survive', () => {
    for (const good of [
      'https://a.example',
      'http://a.example/b?c=d#e',
      'mailto:a@b.example',
      'tel:+3725550100',
      '/pages/returns',
    ]) {
      expect(safeHref(good)).toBe(good);
    }
    for (const bad of [
      'javascript:alert(1)',
      'JaVaScRiPt:x',
      ' javascript:x',
      'java\tscript:x',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'vbscript:x',
      'https://',
      'https:evil',
      'x',
      '',
      '#a',
      'https://a.example/"onx=',
      'file:///etc',
    ]) {
      expect(safeHref(bad)).toBeNull();
    }
    expect(inlines('[a](javascript:alert(1))')).toEqual([text('a')]);
  });

  test('no text makes it throw, and nothing nests deeper than three', () => {
    const depth = (nodes: Inline[]): number =>
      Math.max(0, ...nodes.map((it) => ('children' in it ? 1 + depth(it.children) : 0)));
    fc.assert(
      fc.property(fc.oneof(marked, fc.string({ unit: 'binary' })), (source) => {
        for (const block of parseProse(source)) {
          for (const line of block.type === 'list' ? block.items : [block.children])
            expect(depth(line)).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  test('every visible word of the text is shown', () => {
    const shown = (nodes: Inline[]): string =>
      nodes.map((it) => ('children' in it ? shown(it.children) : 'text' in it ? it.text : '')).join('');
    const words = fc.array(fc.constantFrom('**', '*', '`', '[', ' ', '\n', 'word', '7', '(', ')'), { maxLength: 60 });
    fc.assert(
      fc.property(words, (drawn) => {
        const all = parseProse(drawn.join('')).map((b) =>
          b.type === 'list'
            ? b.items.map((item, at) => (b.ordered ? `${b.start + at} ` : '') + shown(item)).join(' ')
            : shown(b.children),
        );
        expect(all.join('').match(/word|7/g) ?? []).toEqual(drawn.filter((w) => w === 'word' || w === '7'));
      }),
    );
  });
});
