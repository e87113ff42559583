// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { say } from '../../ui/say.ts';
import type { BegunEmail } from './begun-email.ts';
import { EmailForm } from './email-form.tsx';
import { emailProblem } from './email-problem.ts';

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
    const begun = { text: '', folded: null };
    const root = createRoot(place);
    const show = (email: string | null) =>
      act(() => root.render(createElement(EmailForm, { email, begun, onBegun: () => {}, onSave: async () => {} })));
    show(null);
    expect(place.querySelector('input')?.value).toBe('');
    show('ida@visitor.example');
    expect(place.querySelector('input')).toBeNull();
    expect(place.textContent).toContain(say('liveChatAnswerAt', { email: 'ida@visitor.example' }));
    act(() => place.querySelector('button')?.click());
    expect(place.querySelector('input')?.value).toBe('ida@visitor.example');
    act(() => root.unmount());
  });

  test('is put aside and taken up again, and no letter of it is lost, wherever it is asked for next', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    let kept: BegunEmail = { text: '', folded: null };
    const onSave = vi.fn<(email: string) => Promise<void>>(async () => {});
    const show = () => {
      const root = createRoot(place);
      act(() =>
        root.render(createElement(EmailForm, { email: null, begun: kept, onBegun: (it) => (kept = it), onSave })),
      );
      return root;
    };
    const field = () => place.querySelector('input');
    const button = (name: string) => [...place.querySelectorAll('button')].find((it) => it.textContent === name);
    const type = (text: string) =>
      act(() => {
        const input = field();
        if (!input) throw new Error('There is no field');
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    let root = show();
    type('ida@');
    act(() => root.unmount());
    root = show();
    expect(field()?.value).toBe('ida@');
    await act(async () => button(say('liveChatSave'))?.click());
    expect(place.querySelector('[role=alert]')?.textContent).toBe(say('liveChatEmailInvalid'));
    expect(field()?.value).toBe('ida@');
    expect(onSave).not.toHaveBeenCalled();
    act(() => button(say('liveChatNotNow'))?.click());
    expect(field()).toBeNull();
    expect(document.activeElement).toBe(button(say('liveChatByEmail')));
    act(() => root.unmount());
    root = show();
    expect(field()).toBeNull();
    act(() => button(say('liveChatByEmail'))?.click());
    expect(document.activeElement).toBe(field());
    expect(field()?.value).toBe('ida@');
    type('ida@visitor.example');
    await act(async () => button(say('liveChatSave'))?.click());
    expect(onSave).toHaveBeenCalledWith('ida@visitor.example');
    act(() => root.unmount());
    place.remove();
  });
});
