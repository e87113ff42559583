import type { Faq } from '@chatty/contract/faqs';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFaqEvent, applyToPage, type FaqEvent, reorderKey } from './apply-event.ts';
import { faqCategoriesQuery, type FaqPage, type FaqView, faqListQuery, faqQuery } from './faq-queries.ts';

const faq = (id: string, more: Partial<Faq> = {}): Faq => ({
  id,
  question: `Question ${id}`,
  excerpt: 'Answer',
  answer: '<p>Answer</p>',
  variants: [],
  category: '',
  published: true,
  featured: false,
  position: 0,
  helpful: 0,
  unhelpful: 0,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

const all: FaqView = { page: 1, search: '', published: null, featured: null, category: null };
const pageOf = (ids: string[], hasNext = false): FaqPage => ({
  data: ids.map((id) => {
    const { answer: _answer, variants: _variants, ...summary } = faq(id);
    return summary;
  }),
  total: ids.length + (hasNext ? 10 : 0),
  pagination: { page: 1, limit: 10, hasNext },
});
const idsOf = (page: FaqPage) => page.data.map((it) => it.id).join('');
const changed = (payload: Faq): FaqEvent => ({ type: 'faq.changed', payload });
const deleted = (id: string): FaqEvent => ({ type: 'faq.deleted', payload: { id } });
const reordered = (id: string, before: string | null): FaqEvent => ({
  type: 'faqs.reordered',
  payload: { id, before },
});

describe('a FAQ that changed', () => {
  it('is shown anew where it stands, without its answer', () => {
    const after = applyToPage(pageOf(['a', 'b']), all, changed(faq('b', { question: 'New?' })));
    expect(after.page.data[1]).toMatchObject({ id: 'b', question: 'New?' });
    expect(after.page.data[1]).not.toHaveProperty('answer');
    expect(after.stale).toBe(false);
  });

  it('leaves a list that it no longer belongs to', () => {
    const published = { ...all, published: true };
    const after = applyToPage(pageOf(['a', 'b']), published, changed(faq('b', { published: false })));
    expect(idsOf(after.page)).toBe('a');
    expect(after.page.total).toBe(1);
    expect(applyToPage(pageOf(['a', 'b'], true), published, changed(faq('b', { published: false }))).stale).toBe(true);
  });

  it('leaves alone a list that it never belonged to', () => {
    const page = pageOf(['a']);
    const after = applyToPage(page, { ...all, featured: true }, changed(faq('z')));
    expect(after).toEqual({ page, stale: false });
  });

  it('is looked up when it may come into a list', () => {
    expect(applyToPage(pageOf(['a']), all, changed(faq('z'))).stale).toBe(true);
    expect(applyToPage(pageOf(['a']), { ...all, search: 'a' }, changed(faq('a'))).stale).toBe(true);
  });
});

describe('a FAQ that was deleted', () => {
  it('is gone at once, and the next page’s first comes up', () => {
    expect(idsOf(applyToPage(pageOf(['a', 'b', 'c']), all, deleted('b')).page)).toBe('ac');
    expect(applyToPage(pageOf(['a', 'b'], true), all, deleted('b')).stale).toBe(true);
    expect(applyToPage(pageOf(['a', 'b']), all, deleted('b')).stale).toBe(false);
  });

  it('makes a page that it emptied be read again', () => {
    expect(applyToPage(pageOf(['a']), all, deleted('a')).stale).toBe(true);
  });
});

describe('a new order', () => {
  it('is shown when both places are on the page', () => {
    expect(idsOf(applyToPage(pageOf(['a', 'b', 'c']), all, reordered('c', 'a')).page)).toBe('cab');
    expect(idsOf(applyToPage(pageOf(['a', 'b', 'c']), all, reordered('a', null)).page)).toBe('bca');
  });

  it('is read from the server when a place is on another page', () => {
    expect(applyToPage(pageOf(['a', 'b'], true), all, reordered('a', null)).stale).toBe(true);
    expect(applyToPage(pageOf(['a', 'b']), all, reordered('z', 'a')).stale).toBe(true);
    expect(applyToPage(pageOf(['a', 'b']), all, reordered('a', 'z')).stale).toBe(true);
  });
});

const anyEvent: fc.Arbitrary<FaqEvent> = fc.oneof(
  fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'z'), fc.boolean(), fc.boolean())
    .map(([id, published, featured]) => changed(faq(id, { published, featured }))),
  fc.constantFrom('a', 'b', 'c', 'z').map(deleted),
  fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('a', 'b', 'c', 'z', null))
    .map(([id, before]) => reordered(id, before)),
);

it('an event that is heard twice changes nothing more', () => {
  const anyView = fc.record({
    page: fc.constant(1),
    search: fc.constantFrom('', 'x'),
    published: fc.constantFrom(true, false, null),
    featured: fc.constantFrom(true, false, null),
    category: fc.constantFrom('', 'Care', null),
  });
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 8 }), anyView, fc.boolean(), (events, view, hasNext) => {
      let page = pageOf(['a', 'b', 'c'], hasNext);
      for (const event of events) {
        page = applyToPage(page, view, event).page;
        expect(applyToPage(page, view, event).page).toEqual(page);
        expect(new Set(page.data.map((it) => it.id)).size).toBe(page.data.length);
      }
    }),
  );
});

describe('the cache', () => {
  const filled = () => {
    const client = new QueryClient();
    client.setQueryData<FaqPage>(faqListQuery(all).queryKey, pageOf(['a', 'b']));
    client.setQueryData(faqQuery('a').queryKey, faq('a'));
    return client;
  };

  it('keeps list and FAQ in step', () => {
    const client = filled();
    applyFaqEvent(client, changed(faq('a', { question: 'New?' })));
    expect(client.getQueryData(faqQuery('a').queryKey)?.question).toBe('New?');
    expect(client.getQueryData(faqListQuery(all).queryKey)?.data[0]?.question).toBe('New?');
  });

  it('knows a deleted FAQ as deleted, and forgets none that nobody looked at', () => {
    const client = filled();
    applyFaqEvent(client, deleted('a'));
    applyFaqEvent(client, deleted('b'));
    expect(client.getQueryData(faqQuery('a').queryKey)).toBeNull();
    expect(client.getQueryData(faqQuery('b').queryKey)).toBeUndefined();
  });

  it('has the categories read again: how many FAQs they have, and where they stand, may have changed', () => {
    for (const event of [changed(faq('a')), deleted('a'), { type: 'faqs.categorized', payload: {} } as const]) {
      const client = filled();
      client.setQueryData(faqCategoriesQuery.queryKey, []);
      applyFaqEvent(client, event);
      expect(client.getQueryState(faqCategoriesQuery.queryKey)?.isInvalidated).toBe(true);
    }
  });

  it('leaves a list of another category', () => {
    const client = filled();
    const view = { ...all, category: 'Care' };
    client.setQueryData(faqListQuery(view).queryKey, pageOf(['a']));
    applyFaqEvent(client, changed(faq('a', { category: 'Delivery' })));
    expect(client.getQueryData(faqListQuery(view).queryKey)?.data).toEqual([]);
  });

  it('does not jump back to an older order while this person moves FAQs', async () => {
    const client = filled();
    const answer = Promise.withResolvers<void>();
    const move = client
      .getMutationCache()
      .build(client, { mutationKey: reorderKey, mutationFn: () => answer.promise })
      .execute(undefined);
    applyFaqEvent(client, reordered('b', 'a'));
    expect(idsOf(client.getQueryData(faqListQuery(all).queryKey) ?? pageOf([]))).toBe('ab');
    answer.resolve();
    await move;
    applyFaqEvent(client, reordered('b', 'a'));
    expect(idsOf(client.getQueryData(faqListQuery(all).queryKey) ?? pageOf([]))).toBe('ba');
  });
});
