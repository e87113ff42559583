import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmbedOn } from './find-embed.ts';

const comment = '/*\n * IMPORTANT: auto-generated {}\n */\n';
const typeOf = (app: string, block: string) => `shopify://apps/${app}/blocks/${block}/841fc607`;
const settings = (disabled: boolean, type = typeOf('chatty', 'chatty-embed')) =>
  `${comment}${JSON.stringify({ current: { blocks: { 1: { type, disabled, settings: {} } } } })}`;

test('our embed is on, off, or was never added, whatever else stands in the theme', () => {
  expect(isEmbedOn(settings(false), 'chatty')).toBe(true);
  expect(isEmbedOn(settings(true), 'chatty')).toBe(false);
  expect(isEmbedOn('{"current":{}}', 'chatty')).toBe(false);
  const preset = {
    current: 'Default',
    presets: { Default: { blocks: { 1: { type: typeOf('chatty', 'chatty-embed') } } } },
  };
  expect(isEmbedOn(JSON.stringify(preset), 'chatty')).toBe(true);
  expect(isEmbedOn('{"current":"Gone","presets":{}}', 'chatty')).toBe(false);
  // Another app's embed of the same name, and another embed of ours.
  expect(isEmbedOn(settings(false, typeOf('other', 'chatty-embed')), 'chatty')).toBe(false);
  expect(isEmbedOn(settings(false, typeOf('chatty', 'chatty-embed-2')), 'chatty')).toBe(false);
});

test('what is no theme’s settings says nothing, and breaks nothing', () => {
  for (const text of ['', '{', 'null', '[]', '/* {', '{"current":7}']) expect(isEmbedOn(text, 'chatty')).toBe(null);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect([null, false]).toContain(isEmbedOn(text, 'chatty'));
    }),
  );
});
