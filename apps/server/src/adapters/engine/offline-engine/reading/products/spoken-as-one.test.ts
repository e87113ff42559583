import { expect, test } from 'vitest';
import { spokenAsOne } from './spoken-as-one.ts';

test.each([
  ['does the kitchen timer come with a battery', ['kitchen timer']],
  ['how long will the alba keep me warm', ['alba']],
  ['is your oak bench in front of the ash stool?', ['oak bench', 'ash stool']],
  ['a bench that carries two', []],
])('“%s” speaks of %j as known', (text, things) => {
  expect(spokenAsOne(text)).toEqual(things);
});
