// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { texts } from '../../ui/texts.ts';
import { EmailForm, emailProblem } from './email-form.tsx';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('an email address', () => {
  test('is asked for and checked before it is sent', () => {
    expect(emailProblem(' ')).toBe('This field is required');
    for (const address of ['a', 'a@b', 'a b@c.example', '@c.example', 'a@c.', `${'a'.repeat(250)}@c.example`])
      expect(emailProblem(address)).toBe('Email is invalid');
    for (const it of ['a@b.example', ' a.b+c@d.e.example ']) expect(emailProblem(it)).toBeNull();
  });

  test('is not asked for any more once it is known, wherever it was left, and can be changed', () => {
    const place = document.createElement('div');
    const root = createRoot(place);
    const show = (email: string | null) =>
      act(() => root.render(createElement(EmailForm, { email, onSave: async () => {} })));
    show(null);
    expect(place.querySelector('input')?.value).toBe('');
    show('ida@visitor.example');
    expect(place.querySelector('input')).toBeNull();
    expect(place.textContent).toContain(texts.answerAt('ida@visitor.example'));
    act(() => place.querySelector('button')?.click());
    expect(place.querySelector('input')?.value).toBe('ida@visitor.example');
    act(() => root.unmount());
  });
});
