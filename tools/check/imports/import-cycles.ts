import type { Finding } from '../finding.ts';
import { resolveOwn } from '../place.ts';
import { readImports } from './read-imports.ts';
import { isCode, isTest, type SourceFile } from '../source-tree.ts';

/** Groups of files that import each other in a ring, be it of types alone. */
export function findCycles(tree: readonly SourceFile[]): Finding[] {
  const code = tree.filter(({ path }) => isCode(path) && !isTest(path));
  const known = new Set(code.map(({ path }) => path));
  const edges = new Map(
    code.map((file) => {
      const { path } = file;
      const targets = readImports(file).imports.map((it) => resolveOwn(path, it.specifier));
      return [path, targets.filter((it): it is string => it !== null && known.has(it))];
    }),
  );
  return ringsOf(edges).map((ring) => ({ file: ring[0] ?? '', said: `is in a ring of imports: ${ring.join(' -> ')}` }));
}

/** Tarjan's strongly connected components, those of more than one file or with an arrow to itself. */
function ringsOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const rings: string[][] = [];
  const visit = (at: string) => {
    index.set(at, index.size);
    low.set(at, index.get(at) ?? 0);
    stack.push(at);
    for (const to of edges.get(at) ?? []) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(at, Math.min(low.get(at) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(at) !== index.get(at)) return;
    const ring = stack.splice(stack.indexOf(at));
    if (ring.length > 1 || edges.get(at)?.includes(at)) rings.push(ring);
  };
  for (const at of edges.keys()) if (!index.has(at)) visit(at);
  return rings;
}
