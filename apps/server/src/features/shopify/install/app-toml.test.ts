import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { topics as handled } from '../webhooks/topics.ts';
import { requiredScopes } from './scopes.ts';

const toml = await readFile(new URL('../../../../../../shopify.app.toml', import.meta.url), 'utf8');
const listOf = (name: string) =>
  [...toml.matchAll(new RegExp(`^\\s*${name} = \\[(.*)\\]$`, 'gm'))].flatMap(
    (it) => it[1]?.match(/[\w/]+(?=")/g) ?? [],
  );

test('Shopify is told the scopes that an installation by hand asks for too', () => {
  expect(/^optional_scopes = \["(.*)"\]$/m.exec(toml)?.[1]?.split('", "')).toEqual([
    'write_customers',
    'write_discounts',
  ]);
  expect(/^scopes = "(.*)"$/m.exec(toml)?.[1]?.split(',')).toEqual([...requiredScopes]);
});

test('every topic that Shopify is told to send is worked on', () => {
  const topics = [...listOf('topics'), ...listOf('compliance_topics')];
  expect(topics.length).toBeGreaterThan(8);
  expect(topics.filter((it) => !handled.has(it))).toEqual([]);
});
