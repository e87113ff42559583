import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillIn, gapsIn, shortcutVariables, unknownVariable } from './shortcut-variables.ts';

const variable = fc.constantFrom(...shortcutVariables);
const words = fc.string({ maxLength: 40 });
const values = fc.dictionary(variable, words);

describe('a shortcut', () => {
  it('is filled with what is known, else says its fallback', () => {
    const body = 'Hi {{customer.first_name|there}}, {{ Agent.Name }} here about {{order.number|your order}}.';
    expect(fillIn(body, { 'customer.first_name': 'Ada', 'agent.name': 'Maya', 'order.number': '#1001' })).toBe(
      'Hi Ada, Maya here about #1001.',
    );
    expect(fillIn(body, { 'customer.first_name': ' ', 'agent.name': 'Maya' })).toBe(
      'Hi there, Maya here about your order.',
    );
  });

  it('keeps a gap for what is neither known nor has a fallback, and tells where it is', () => {
    const text = fillIn('About {{ order.number | }}: {{customer.email}}', { 'customer.email': 'ada@x.example' });
    expect(text).toBe('About {{order.number}}: ada@x.example');
    const [gap] = gapsIn(text);
    expect(gap && text.slice(gap.from, gap.to)).toBe('{{order.number}}');
  });

  it('leaves alone what is no variable, and names it', () => {
    expect(fillIn('a {{b}} { {{c', {})).toBe('a {{b}} { {{c');
    expect(unknownVariable('{{agent.name}} {{ customer.phone |x}}')).toBe('customer.phone');
    expect(unknownVariable('{{agent.name|{x}} }}')).toBeNull();
  });

  it('waits for nothing once each variable has a value, whatever stands in the value', () => {
    const value = words.filter((it) => /[^\s{}]/.test(it));
    const all = fc.record(Object.fromEntries(shortcutVariables.map((it) => [it, value])));
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            words,
            variable.map((it) => `{{${it}}}`),
          ),
        ),
        all,
        (parts, known) => {
          const before = parts.join(' ');
          // Braces of the text around it may make one place of two.
          fc.pre(!parts.some((it) => /[{}]/.test(it) && !it.startsWith('{{')));
          expect(gapsIn(fillIn(before, known))).toEqual([]);
        },
      ),
    );
  });

  it('is filled once and for all: filling again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            words,
            variable.map((it) => `{{${it}}}`),
          ),
        ),
        values,
        (parts, known) => {
          fc.pre(!parts.some((it) => /[{}]/.test(it) && !it.startsWith('{{')));
          const once = fillIn(parts.join(' '), known);
          expect(fillIn(once, known)).toBe(once);
        },
      ),
    );
  });
});
