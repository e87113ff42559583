import { expect, test } from 'vitest';
import { withoutSplitVerbs } from './split-verbs.ts';

test.each([
  ['can I give the slippers back', 'can I return the slippers'],
  ['may i send my boots back unworn?', 'may i return my boots unworn?'],
  ['when do you give my money back', 'when do you give my money back'],
  ['can you send it over back to me', 'can you send it over back to me'],
  ['can you give me a call back', 'can you give me a call back'],
  ['will you give a call back today', 'will you give a call back today'],
  ['please mail me back', 'please mail me back'],
  ['will it come back', 'will it come back'],
])('“%s” is “%s”', (text, together) => {
  expect(withoutSplitVerbs(text)).toBe(together);
});
