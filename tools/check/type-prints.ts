import { createHash } from 'node:crypto';
import { resolveOwn } from './place.ts';
import { readImports } from './imports/read-imports.ts';
import { isCode, type SourceFile } from './source-tree.ts';

/** What changes the types of every file: packages, the rules themselves, and declarations that nobody imports. */
const isEverybodys = ({ path, text }: SourceFile): boolean =>
  /(^|\/)(package(-lock)?|tsconfig|\.oxlintrc)\.json$|\.d\.[cm]?ts$/.test(path) ||
  (isCode(path) && /^declare (global|module)\b/m.test(text));

const hashOf = (parts: Iterable<string>): string =>
  createHash('sha1')
    .update([...parts].join('\n'))
    .digest('hex');

/**
 * For each code file a print of everything that the compiler and the rules that know types can see from it: its own text,
 * all that it imports however far, and what is everybody's. While the print is the same, so is what they say of the file.
 */
export function typePrints(tree: readonly SourceFile[]): Map<string, string> {
  const textHash = new Map(tree.map(({ path, text }) => [path, hashOf([path, text])]));
  const edges = new Map(
    tree
      .filter(({ path }) => isCode(path))
      .map((file) => [file.path, readImports(file).imports.flatMap((it) => resolveOwn(file.path, it.specifier) ?? [])]),
  );
  const seenFrom = (starts: readonly string[]) => {
    const seen = new Set(starts);
    for (const at of seen) for (const to of edges.get(at) ?? []) seen.add(to);
    return [...seen].map((it) => textHash.get(it) ?? it);
  };
  const everybodys = hashOf(seenFrom(tree.filter(isEverybodys).map(({ path }) => path)));
  return new Map([...edges.keys()].map((path) => [path, hashOf([everybodys, ...seenFrom([path])])]));
}
