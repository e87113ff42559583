import { describe, expect, test } from 'vitest';
import { emailProblem } from './email-form.tsx';

describe('an email address', () => {
  test('is asked for and checked before it is sent', () => {
    expect(emailProblem(' ')).toBe('This field is required');
    for (const it of ['a', 'a@b', 'a b@c.example', '@c.example', 'a@c.', `${'a'.repeat(250)}@c.example`])
      expect(emailProblem(it)).toBe('Email is invalid');
    for (const it of ['a@b.example', ' a.b+c@d.e.example ']) expect(emailProblem(it)).toBeNull();
  });
});
