import { describe, expect, it } from 'vitest';
import { bodyOf, draftOf, emptyDraft, problemsOf } from './faq-draft.ts';

const good = { ...emptyDraft, question: 'How long does delivery take?', answer: '<p>3 days</p>' };

describe('a draft', () => {
  it('needs a question and an answer', () => {
    expect(problemsOf(emptyDraft)).toEqual({ question: 'This field is required', answer: 'This field is required' });
    expect(problemsOf({ ...good, question: '   ' })).toEqual({ question: 'This field is required' });
    expect(problemsOf(good)).toEqual({});
  });

  it('tells what is too long before the server does', () => {
    expect(problemsOf({ ...good, question: 'a'.repeat(301) })).toEqual({ question: 'Use at most 300 characters' });
    expect(problemsOf({ ...good, variants: `a\n${'b'.repeat(301)}` })).toEqual({
      variants: 'Use at most 300 characters',
    });
  });

  it('takes every line that says something as one wording', () => {
    expect(bodyOf({ ...good, variants: ' When will it arrive? \n\nHow fast?\n' }).variants).toEqual([
      'When will it arrive?',
      'How fast?',
    ]);
  });

  it('is the same as what it was made from', () => {
    const faq = {
      ...bodyOf(good),
      id: '1',
      excerpt: '3 days',
      position: 1,
      helpful: 0,
      unhelpful: 0,
      updatedAt: '2026-01-01T00:00:00.000Z',
    };
    expect(draftOf(faq)).toEqual(good);
  });
});
