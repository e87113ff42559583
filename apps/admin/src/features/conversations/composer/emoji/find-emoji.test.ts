import { expect, test } from 'vitest';
import { emojiGroups, findEmoji } from './find-emoji.ts';

test('an emoji is found by the beginning of its name, before those that are called otherwise as well', () => {
  expect(findEmoji('thumbs_up')[0]?.sign).toBe('👍');
  expect(findEmoji('party')[0]?.sign).toBe('🎉');
  expect(findEmoji('nothing-like-it')).toEqual([]);
});

test('each emoji stands in the list once and has a name', () => {
  const all = emojiGroups.flatMap((it) => it.emoji);
  expect(new Set(all.map((it) => it.sign)).size).toBe(all.length);
  for (const { sign, name } of all) {
    expect(sign).toMatch(/^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u);
    expect(name).toMatch(/^[a-z]/);
  }
});
