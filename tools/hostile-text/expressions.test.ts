import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTree, type SourceFile } from '../check/source-tree.ts';
import { composedIn, type Expression, expressionsIn, isBounded, readsStrangers } from './expressions.ts';
import { judge } from './judge.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const patient = 600_000;

const show = ({ file, line, source, flags }: Expression) => `${file}:${line} /${source}/${flags}`;

async function allOf(files: readonly SourceFile[]): Promise<Expression[]> {
  const found: Expression[] = [];
  for (const file of files) {
    const { literals, composes } = expressionsIn(file);
    found.push(...literals, ...(composes ? await composedIn(root, file) : []));
  }
  return found;
}

describe('an expression that strangers’ text is led through takes time linear in the length of it', () => {
  let all: Expression[] = [];
  beforeAll(async () => {
    all = await allOf(readTree(root).filter(readsStrangers));
  }, patient);

  test('they are all found, those that are put together too', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ file }) => file.endsWith('/grounding/claims.ts')).length).toBeGreaterThan(20);
  });

  test(
    'whatever the text',
    async () => {
      const open = new Map(all.filter((it) => !isBounded(it.source)).map((it) => [`/${it.source}/${it.flags}`, it]));
      const found: string[] = [];
      for (const expression of open.values()) {
        const attack = await judge(expression);
        if (attack) found.push(`${show(expression)} is slow on ${attack}`);
      }
      expect(found).toEqual([]);
    },
    patient,
  );
});

describe('the judge', () => {
  test.each([
    ['an exponential one', '^(?:a+)+$', ''],
    ['a cubic one', '(\\s*\\n\\s*)(?=\\S)', 'g'],
    ['a quadratic one', '\\s+$', ''],
    ['a quadratic one after a word', '\\border\\b[^.]*\\bmail\\b', 'i'],
    ['a quadratic one behind a look ahead', '\\b(?=[\\w-]*\\d)[\\w-]+x', 'g'],
    ['a quadratic one of tags', '<h1[^>]*>', 'g'],
  ])(
    'finds %s',
    async (_, source, flags) => {
      expect(isBounded(source)).toBe(false);
      expect(await judge({ source, flags })).toEqual(expect.any(String));
    },
    patient,
  );

  test('leaves a linear one in peace', async () => {
    for (const source of ['<h1[^<>]*>', '^\\s+', '\\s+', '[?#].*'])
      expect(await judge({ source, flags: 'g' })).toBe(null);
  });
});

describe('the list', () => {
  const path = 'apps/server/src/example.ts';
  test('holds expressions, not what only looks like one', () => {
    const text = 'const a = /b+/g; // /c+/\nconst d = 4 / 2 / 1; const e = "/f+/";\nnew RegExp(`g`);';
    const { literals, composes } = expressionsIn({ path, text });
    expect(literals).toEqual([{ file: path, line: 1, source: 'b+', flags: 'g' }]);
    expect(composes).toBe(true);
  });

  test('is about what may repeat without end', () => {
    expect(['a{1,9}b?', '\\+[*+]', 'a{3}'].filter(isBounded)).toHaveLength(3);
    expect(['a*', '[ab]+', '(?:a){2,}', '\\\\+'].filter(isBounded)).toEqual([]);
  });
});
