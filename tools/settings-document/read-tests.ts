import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declarationsOf, nameOf, nodesIn, type Node, type Program, readProgram, walk } from './read-program.ts';

const root = join(import.meta.dirname, '../..');

const isTest = (callee: Node): boolean =>
  /^(test|it)$/.test(nameOf(callee)) || nodesIn([callee.callee, callee.object]).some((it) => isTest(it));

/** The calls of a file that are tests, by their titles. */
function testsIn({ body, text }: Program): Map<string, Node> {
  const calls = body.flatMap((it) => [...walk(it)]).filter((it) => it.type === 'CallExpression');
  const found = new Map<string, Node>();
  for (const call of calls) {
    const [title] = nodesIn(call.arguments);
    if (title && /^(Literal|TemplateLiteral)$/.test(title.type) && nodesIn(call.callee).some(isTest))
      found.set(text.slice(title.start + 1, title.end - 1), call);
  }
  return found;
}

/** Where each name comes from that a file imports from beside it. */
function importsOf(path: string, { body }: Program): Map<string, string> {
  const found = new Map<string, string>();
  for (const it of body.filter(({ type }) => type === 'ImportDeclaration')) {
    const from = nameOf(it.source);
    if (!from.startsWith('.')) continue;
    for (const { local } of nodesIn(it.specifiers)) found.set(nameOf(local), join(dirname(path), from));
  }
  return found;
}

const programs = new Map<string, Program>();
function programAt(path: string): Program {
  const read = programs.get(path) ?? readProgram(join(root, path));
  programs.set(path, read);
  return read;
}

/** What a piece of a file says, with all that it uses: declarations of its file, and of those of `e2e` that it imports. */
function withAllUsed(path: string, node: Node, seen: Set<string>): string {
  const program = programAt(path);
  const [declared, imported] = [declarationsOf(program), importsOf(path, program)];
  const said = [program.text.slice(node.start, node.end)];
  for (const name of new Set([...walk(node)].filter((it) => it.type === 'Identifier').map(nameOf))) {
    const at = declared.has(name) ? path : imported.get(name);
    const key = `${at}#${name}`;
    if (!at?.startsWith('e2e/') && at !== path) continue;
    if (seen.has(key)) continue;
    seen.add(key);
    const used = declarationsOf(programAt(at)).get(name);
    if (used) said.push(withAllUsed(at, used, seen));
  }
  return said.join('\n');
}

/** What a test does, with all that it uses, and the whole of its file; null where there is no such test. */
export function readTest(path: string, title: string): { text: string; whole: string } | null {
  if (!existsSync(join(root, path))) return null;
  const program = programAt(path);
  const test = testsIn(program).get(title);
  return test ? { text: withAllUsed(path, test, new Set()), whole: program.text } : null;
}
