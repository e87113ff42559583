import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { extensionFaults } from './extension-faults.ts';
import { BlockSchema, type Extension, readExtension } from './read-extension.ts';

const extension = readExtension(join(import.meta.dirname, '../../extensions/chatbox'));
const schemaOf = (name: string) =>
  BlockSchema.parse(JSON.parse(/schema %\}([\s\S]*?)\{%/.exec(extension.blocks[name] ?? '')?.[1] ?? ''));

test('the extension is one that Shopify takes, and that holds up no page', () => {
  expect(extensionFaults(extension)).toEqual([]);
});

test('the launcher is an app embed of every page, the password page among them, and a block of FAQs a part of sections', () => {
  const embed = schemaOf('chatty-embed.liquid');
  expect(embed.target).toBe('body');
  expect([embed.enabled_on, embed.disabled_on]).toEqual([undefined, undefined]);
  expect(embed.javascript).toBe('chatty-loader.js');
  expect(schemaOf('chatty-faqs.liquid').target).toBe('section');
});

describe('whatever Shopify or a store would mind is found', () => {
  const name = 'chatty-faqs.liquid';
  const faultsWith = (change: (block: string) => string, over: Partial<Extension> = {}) =>
    extensionFaults({
      ...extension,
      ...over,
      blocks: { ...extension.blocks, [name]: change(extension.blocks[name] ?? '') },
    }).join('\n');
  const swap = (from: string | RegExp, to: string) => (block: string) => {
    expect(block).toMatch(from);
    return block.replace(from, to);
  };

  test.each([
    ['a schema that is no JSON', swap('"settings": [', '"settings": [,'), 'no JSON'],
    ['a target that there is not', swap('"target": "section"', '"target": "footer"'), 'target'],
    ['a key that Shopify doesn’t know', swap('"target":', '"mood": "good", "target":'), 'mood'],
    ['a setting without a label', swap(/\n\s+"label": "t:blocks.chatty_faqs.text_color"/, '\n"info": "x"'), 'no label'],
    ['a setting without an id', swap('"id": "text_color",', ''), 'no id'],
    ['a setting twice', swap('"id": "background_color"', '"id": "text_color"'), 'text_color twice'],
    ['a setting that nobody reads', swap(/block\.settings\.accent_color/, "''"), 'never reads it'],
    ['a setting that is not there', swap('block.settings.title', 'block.settings.heading'), 'which it hasn’t'],
    ['a range whose default is between its steps', swap('"default": 740', '"default": 745'), 'none of its range'],
    ['a range of too many steps', swap('"step": 20', '"step": 1'), 'the theme editor refuses'],
    ['a kind of setting that there is not', swap('"type": "color"', '"type": "colour"'), 'doesn’t know'],
    ['words that the locales don’t have', swap('t:blocks.chatty_faqs.width"', 't:blocks.chatty_faqs.size"'), 'don’t'],
    ['visitors’ words that the locales don’t have', swap("'faqs.none' | t", "'faqs.nil' | t"), 'faqs.nil'],
    ['a script that holds up the page', swap('<style>', '<script src="/a.js"></script><style>'), 'holds up the page'],
    [
      'a script of another host',
      swap('<style>', '<script defer src="//x.example/a.js"></script><style>'),
      'another host',
    ],
    ['words that are not escaped', swap('{{ heading | escape }}', '{{ heading }}'), 'prints heading unescaped'],
    ['a handler in the markup', swap('<h2 dir="auto">', '<h2 onclick="x()">'), 'handler'],
    ['a tag that doesn’t end', swap('{%- endfor -%}', ''), 'doesn’t end'],
    ['an asset that is not there', swap('"target":', '"javascript": "faqs.js", "target":'), 'faqs.js'],
  ])('%s', (_, change, said) => {
    expect(faultsWith(change)).toContain(said);
  });

  test('a script that is too big, and words that no block says', () => {
    const same = (block: string) => block;
    const assets = { ...extension.assets, 'chatty-loader.js': { bytes: 40_000, packed: 12_000 } };
    expect(faultsWith(same, { assets })).toContain('12000 bytes');
    expect(faultsWith(same, { schemaTexts: { ...Object(extension.schemaTexts), left: 'Over' } })).toContain('left');
  });
});
