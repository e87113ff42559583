import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translated } from './translated.tsx';

test('a translated answer says so in the visitor’s language, and holds what the shop wrote, in the shop’s', () => {
  const part = {
    type: 'translation' as const,
    label: 'Übersetzt (Original: Englisch)',
    showOriginal: 'Original anzeigen',
    from: 'en',
    original: 'Delivery takes **4 days**. <b>Free</b>',
  };
  const message = {
    id: 'm',
    conversationId: 'c',
    seq: 1,
    kind: 'text' as const,
    sender: 'assistant' as const,
    name: '',
    avatar: null,
    memberId: null,
    text: 'Die Lieferung dauert 4 Tage.',
    activity: null,
    parts: [part],
    files: [],
    reaction: null,
    helpful: null,
    createdAt: '2026-01-01T00:00:00Z',
  };
  const shown = renderToStaticMarkup(createElement(Translated, { part, message, toField: () => {} }));
  expect(shown).toContain('<summary>Übersetzt (Original: Englisch) · ');
  expect(shown).toContain('Original anzeigen');
  expect(shown).toContain('<div lang="en" dir="auto">');
  expect(shown).toContain('<strong><span>4 days</span></strong>');
  expect(shown).toContain('&lt;b&gt;Free&lt;/b&gt;');
});
