import { expect, test } from 'vitest';
import { repeatsCard } from './repeats-card.ts';

test.each([
  '- {{product:1}}',
  '- {{product:1}}: {{price:1}}, {{stock:1}}\n',
  '2. **{{product:2}}** for {{price:2}}, currently {{stock:2}}',
  '{{product:1}} – {{price:1.2}}',
  '* {{order:1}} is {{order-status:1}}',
])('“%s” says what the card shows', (sentence) => {
  expect(repeatsCard(sentence)).toBe(true);
});

test.each([
  'Here’s what I found:',
  '{{product:1}} costs {{price:1}} and is {{stock:1}}.',
  'Your order {{order:1}} is {{order-status:1}}.',
  '- Blue / M: {{price:1.2}}, {{stock:1.2}}',
  '- {{product:1}}, which is waterproof',
  '- {{code:1}}: {{discount:1}}',
  '{{source:1}}',
])('“%s” says more', (sentence) => {
  expect(repeatsCard(sentence)).toBe(false);
});
