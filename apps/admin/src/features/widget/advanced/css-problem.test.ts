import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cssProblem } from './css-problem.ts';

test('a style sheet whose braces, comments, and quotes close is taken', () => {
  const fine = ['', '.a { color: red }', '@media print { .a { } }', '/* { */', '.a::after { content: "}" }', '\\{'];
  for (const it of fine) expect(cssProblem(it), it).toBeNull();
});

test('what does not close is told with its line', () => {
  expect(cssProblem('.a {\n  color: red;\n')).toBe('A “{” in line 1 is never closed');
  expect(cssProblem('.a { }\n}')).toBe('There is a “}” too many in line 2');
  expect(cssProblem('\n\n/* .a { }')).toBe('The comment from line 3 never ends');
  expect(cssProblem(".a { content: 'x\n' }")).toBe('The text in quotes in line 1 never ends');
});

test('any text ends, and one more closing brace is always too many', () => {
  fc.assert(
    fc.property(fc.string(), (css) => {
      if (cssProblem(css) === null) expect(cssProblem(`${css}\n}`)).not.toBeNull();
    }),
  );
});
