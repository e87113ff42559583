import { expect, test } from 'vitest';
import { bodyOf, draftOf, emptyDraft, problemsOf } from './block-draft.ts';

test('a draft goes to the server and comes back as it is typed', () => {
  const draft = { ...emptyDraft, name: 'Help', pagePaths: '/pages/help\n/blogs/*', collectionHandles: 'sale' };
  expect(draftOf(bodyOf(draft))).toEqual(draft);
});

test('addresses that are pasted whole become what the store compares', () => {
  const pasted = {
    ...emptyDraft,
    collectionHandles: 'https://shop.example/fr/collections/sale/red?x=1\n /collections/zelte-f%C3%BCr-zwei \nsale\n',
    pagePaths: 'https://shop.example/pages/help?x#y\n\n/pages/help\nhttps://shop.example',
  };
  expect(bodyOf(pasted)).toMatchObject({
    collectionHandles: ['sale', 'zelte-für-zwei'],
    pagePaths: ['/pages/help', '/'],
  });
});

test('a block that names nothing, or no path, is told so beside its field', () => {
  expect(Object.keys(problemsOf(emptyDraft)).sort()).toEqual(['faqIds', 'name']);
  const wrong = { ...emptyDraft, name: 'A', source: 'featured' as const, place: 'pages' as const };
  expect(problemsOf({ ...wrong, pagePaths: '' })).toEqual({ pagePaths: 'This field is required' });
  expect(problemsOf({ ...wrong, pagePaths: 'help me' }).pagePaths).toMatch(/path of your store/);
  expect(problemsOf({ ...wrong, pagePaths: '/pages/help' })).toEqual({});
});
