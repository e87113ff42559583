import { expect, test } from 'vitest';
import { emptyDraft, problemsOf } from './shortcut-draft.ts';

const good = { ...emptyDraft, key: 'return', title: 'Returns', body: 'Hi {{customer.first_name|there}}' };

test('what the server would refuse is told before, at its field', () => {
  expect(problemsOf(good)).toEqual({});
  expect(Object.keys(problemsOf(emptyDraft))).toEqual(['key', 'title', 'body']);
  expect(problemsOf({ ...good, body: '', priority: 'high' })).toEqual({});
  expect(problemsOf({ ...good, key: 'two words' })).toEqual({ key: 'Use letters, digits, - and _ only' });
  expect(problemsOf({ ...good, body: 'Hi {{customer.nam}}' }).body).toContain('customer.nam');
});

test('a slash before the key and capital letters are forgiven', () => {
  expect(problemsOf({ ...good, key: '/Return' })).toEqual({});
});
