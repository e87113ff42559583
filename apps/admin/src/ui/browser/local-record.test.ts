import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { localRecord, textOrNull } from './local-record.ts';

const day = 86_400_000;
let now = Date.parse('2026-11-21T10:00:00Z');
let kept = new Map<string, string>();

/** What local storage is to us. */
const storage: Storage = {
  get length() {
    return kept.size;
  },
  key: (at) => [...kept.keys()][at] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
  removeItem: (key) => void kept.delete(key),
  clear: () => kept.clear(),
};
const record = (name = 'page', from = () => storage) =>
  localRecord(name, { days: 30, parse: textOrNull, now: () => now, storage: from });

beforeEach(() => {
  kept = new Map();
});

test('what was written is read, also by another tab, until it is cleared', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      record().write(text);
      expect(record().read()).toBe(text);
      record().clear();
      expect(record().read()).toBeNull();
    }),
  );
});

test('it is forgotten after its days, and nothing is left of it', () => {
  record().write('home');
  now += 30 * day - 1;
  expect(record().read()).toBe('home');
  now += 1;
  expect(record().read()).toBeNull();
  expect(kept.size).toBe(0);
});

test('a value that nobody could have written is cleared', () => {
  for (const text of [
    '',
    'null',
    '7',
    '{',
    '{"at":1}',
    '{"value":"home"}',
    `{"at":"${now}","value":"home"}`,
    '{"at":null,"value":"home"}',
    `{"at":${now + day},"value":"home"}`,
    `{"at":${now},"value":7}`,
  ]) {
    kept.set('chatty page', text);
    expect(record().read(), text).toBeNull();
    expect(kept.size, text).toBe(0);
  }
});

test('whatever stands in the storage, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      kept.set('chatty page', text);
      expect(() => record().read()).not.toThrow();
    }),
  );
});

test('where storage is forbidden the page remembers, and the log says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const forbidden = record('forbidden', () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  forbidden.write('home');
  expect(forbidden.read()).toBe('home');
  forbidden.clear();
  expect(forbidden.read()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a full storage keeps the newer value in the page instead of an older one', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  record('full').write('older');
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  record('full', () => ({ ...storage, setItem })).write('newer');
  expect(record('full').read()).toBe('newer');
  record('full').write('newest');
  expect(record('full').read()).toBe('newest');
  warn.mockRestore();
});
