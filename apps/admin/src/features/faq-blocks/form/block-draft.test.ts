import { expect, test } from 'vitest';
import { bodyOf, draftOf, emptyDraft, handleIn, problemsOf } from './block-draft.ts';

test('a draft goes to the server and comes back as it is typed', () => {
  const draft = { ...emptyDraft, name: 'Help', pagePaths: '/pages/help\n/blogs/*', collectionHandles: ['sale'] };
  expect(draftOf(bodyOf(draft))).toEqual(draft);
});

test('addresses that are pasted whole become what the store compares', () => {
  const pasted = {
    ...emptyDraft,
    pagePaths: 'https://shop.example/pages/help?x#y\n\n/pages/help\nhttps://shop.example',
  };
  expect(bodyOf(pasted)).toMatchObject({
    pagePaths: ['/pages/help', '/'],
  });
});

test('a collection is known by its pasted address, and by nothing that names none', () => {
  expect(handleIn('https://shop.example/fr/collections/sale/red?x=1')).toBe('sale');
  expect(handleIn(' /collections/zelte-f%C3%BCr-zwei ')).toBe('zelte-für-zwei');
  for (const text of [
    'sale',
    '',
    '/collections/',
    '/collections',
    '/pages/sale',
    '/collections/%E0%A4%A',
    '/collections/a b',
  ])
    expect(handleIn(text), text).toBeNull();
});

test('a block that names nothing, or no path, is told so beside its field', () => {
  expect(Object.keys(problemsOf(emptyDraft)).sort()).toEqual(['faqIds', 'name']);
  const wrong = { ...emptyDraft, name: 'A', source: 'featured' as const, place: 'pages' as const };
  expect(problemsOf({ ...wrong, pagePaths: '' })).toEqual({ pagePaths: 'This field is required' });
  expect(problemsOf({ ...wrong, pagePaths: 'help me' }).pagePaths).toMatch(/path of your store/);
  expect(problemsOf({ ...wrong, pagePaths: '/pages/help' })).toEqual({});
});
