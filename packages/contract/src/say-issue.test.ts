import { expect, test } from 'vitest';
import { z } from 'zod';
import { sayIssue } from './say-issue.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: sayIssue }).error?.issues.map((it) => it.message);

test.each<[string, z.ZodType, unknown, string]>([
  ['what is not there', z.string(), undefined, 'This field is required'],
  ['what is null', z.string(), null, 'This field is required'],
  ['an empty text', z.string().min(1), '', 'This field is required'],
  ['an empty list', z.array(z.string()).min(1), [], 'This field is required'],
  ['a text that is too short', z.string().min(3), 'ab', 'Fill at least 3 characters'],
  ['a text that is too long', z.string().max(3), 'abcd', 'Use at most 3 characters'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1'],
  ['a number that is too small', z.number().int().min(2), 1, 'Enter 2 or more'],
  ['a number that is too large', z.number().max(5), 6, 'Enter 5 or less'],
])('%s is told in words for a person', (_, schema, value, words) => {
  expect(said(schema, value)).toEqual([words]);
});

test('a schema’s own words come first', () => {
  expect(said(z.string().max(1, 'Just one letter'), 'ab')).toEqual(['Just one letter']);
});

test('a wrong type is told as Zod tells it, for whoever calls from code', () => {
  expect(said(z.string(), 5)?.[0]).toContain('expected string');
});
