import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { isTest, type SourceFile } from '../check/source-tree.ts';

/** A regular expression of ours, and the file and line that hold it. */
export interface Expression {
  file: string;
  line: number;
  source: string;
  flags: string;
}

/** What runs where strangers' texts come in; the simulator and the tools read what we wrote ourselves. */
const readers = /^(?:apps\/(?:server|admin|chatbox)|packages\/[a-z]+)\/src\/.*\.tsx?$/;

export const readsStrangers = ({ path }: SourceFile): boolean => readers.test(path) && !isTest(path);

type Visit = (node: { type: string; start: number; [key: string]: unknown }) => void;

function walk(node: unknown, visit: Visit): void {
  if (Array.isArray(node)) for (const it of node) walk(it, visit);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && 'start' in node) visit(node as Parameters<Visit>[0]);
    for (const it of Object.values(node)) walk(it, visit);
  }
}

/** The expressions that stand in a file as they are, and whether it puts others together with `RegExp`. */
export function expressionsIn({ path, text }: SourceFile): { literals: Expression[]; composes: boolean } {
  const literals: Expression[] = [];
  let composes = false;
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  walk(parseSync(path, text).program, (node) => {
    if (node.type === 'Literal' && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      literals.push({ file: path, line: lineAt(node.start), source: pattern, flags });
    }
    const callee = node.callee as { type?: string; name?: string } | undefined;
    composes ||= callee?.type === 'Identifier' && callee.name === 'RegExp';
  });
  return { literals, composes };
}

/** The expressions that a file puts together while it is loaded: it is loaded, and `RegExp` listens. */
export async function composedIn(root: string, { path }: SourceFile): Promise<Expression[]> {
  const made: Expression[] = [];
  const native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct(target, [pattern, flags = '']: [string | RegExp, string?], self) {
      const [, line] = new native(`${path}:(\\d+)`).exec(new Error().stack?.split('\n')[2] ?? '') ?? [];
      if (line) made.push({ file: path, line: Number(line), source: String(pattern), flags });
      return Reflect.construct(target, [pattern, flags], self);
    },
  });
  try {
    await import(pathToFileURL(`${root}/${path}`).href);
  } finally {
    globalThis.RegExp = native;
  }
  return made;
}

/**
 * Whether nothing in an expression repeats without end. From each place of a text it then takes a bounded number of
 * steps, so the time that it takes in all is linear in the length of the text.
 */
export function isBounded(source: string): boolean {
  const bare = source.replace(/\\./g, 'a').replace(/\[[^\]]*\]/g, 'a');
  return !/[*+]|\{\d+,\}/.test(bare);
}
