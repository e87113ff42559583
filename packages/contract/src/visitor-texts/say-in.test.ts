import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayIn } from './say-in.ts';

const english = {
  hello: 'Hello',
  typing: '{name} is typing',
  online: { one: '{names} is online', other: '{names} are online' },
  unread: { one: '1 new message', other: '{count} new messages' },
} as const;
const say = sayIn(english, 'en');

describe('a text is said', () => {
  test('with its values, and in the form that the number asks for', () => {
    expect(say('hello')).toBe('Hello');
    expect(say('typing', { name: 'Maya' })).toBe('Maya is typing');
    expect(say('unread', { count: 1 })).toBe('1 new message');
    expect(say('unread', { count: 12_000 })).toBe('12,000 new messages');
    expect(say('online', { count: 3, names: ['Maya', 'Tom', 'Ada'] })).toBe('Maya, Tom, and Ada are online');
  });

  test('in the forms, numbers and lists of another language', () => {
    const own = {
      unread: { one: '{count} сообщение', few: '{count} сообщения', many: '{count} сообщений', other: '{count}' },
    };
    const russian = sayIn(english, 'ru', own);
    expect([1, 2, 5, 21].map((count) => russian('unread', { count }))).toEqual([
      '1 сообщение',
      '2 сообщения',
      '5 сообщений',
      '21 сообщение',
    ]);
    const german = sayIn(english, 'de', { online: { other: '{names} sind da' } });
    expect(german('online', { count: 2, names: ['Maya', 'Tom'] })).toBe('Maya und Tom sind da');
  });

  test('from right to left, with what is put in kept in its own order', () => {
    const arabic = sayIn(english, 'ar', { typing: '{name} يكتب', online: { other: '{names} متصلون' } });
    expect(arabic('typing', { name: '#1001' })).toBe('\u2068#1001\u2069 يكتب');
    expect(arabic('online', { count: 2, names: ['Maya', 'Tom'] })).toBe('\u2068Maya\u2069 و\u2068Tom\u2069 متصلون');
    expect(arabic('unread', { count: 3 })).toBe('3 new messages');
  });

  test('in English, by the rules of English, where the language does not have it yet', () => {
    const japanese = sayIn(english, 'ja', { hello: 'こんにちは' });
    expect(japanese('hello')).toBe('こんにちは');
    expect(japanese('unread', { count: 1 })).toBe('1 new message');
  });

  test('with what it holds, whatever a translation makes of its placeholders', () => {
    const odd = sayIn(english, 'en', { typing: '{who} {name {name}} {0} {toString} writes' });
    expect(odd('typing', { name: 'Ida' })).toBe('{who} {name Ida} {0} {toString} writes');
  });

  test('never fails, and puts in values as they are', () => {
    const piece = fc.constantFrom('{', '}', '{name}', '{count}', '{__proto__}', '$&', '$1', ' ', 'a', '{{', '}}');
    const text = fc.array(piece, { maxLength: 12 }).map((it) => it.join(''));
    fc.assert(
      fc.property(text, text, (own, name) => {
        expect(sayIn(english, 'en', { typing: own })('typing', { name })).toBe(own.split('{name}').join(name));
      }),
    );
  });
});
