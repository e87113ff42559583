import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A file of TypeScript, with what it says. */
export interface Program {
  text: string;
  body: Node[];
}

const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null && 'type' in it && 'start' in it;
export const nodesIn = (it: unknown): Node[] => (Array.isArray(it) ? it : [it]).filter(isNode);

/** This node and all below it. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) for (const child of nodesIn(value)) yield* walk(child);
}

export const programOf = (path: string, text: string): Program => {
  const [program] = nodesIn(parseSync(path, text).program);
  return { text, body: nodesIn(program?.body) };
};
export const readProgram = (path: string): Program => programOf(path, readFileSync(path, 'utf8'));

/** The name or text that a key, an identifier or a literal holds. */
export const nameOf = (it: unknown): string => (isNode(it) ? String(it.name ?? it.value ?? '') : '');

/** What stands at the top of a file, and of what it describes: `describe('…', () => { … })`. */
const atTop = (body: readonly Node[]): Node[] =>
  body.flatMap((statement) => {
    const call = nodesIn(statement.expression)[0];
    const text = call ? nodesIn(call.callee).flatMap((it) => [...walk(it)].map(nameOf)) : [];
    if (!call || !text.includes('describe')) return [statement];
    return nodesIn(call.arguments).flatMap((it) => atTop(nodesIn(it.body).flatMap((block) => nodesIn(block.body))));
  });

/** What is declared there, by its names. */
export function declarationsOf({ body }: Program): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const statement of atTop(body)) {
    const declared = nodesIn(statement.declaration)[0] ?? statement;
    if (/Function|Class/.test(declared.type)) found.set(nameOf(declared.id), declared);
    for (const it of nodesIn(declared.declarations)) {
      for (const { type, name } of nodesIn(it.id).flatMap((id) => [...walk(id)]))
        if (type === 'Identifier') found.set(String(name), it);
    }
  }
  return found;
}

/** The strings in a constant, also by way of other constants of its file. */
export function stringsIn(program: Program, name: string, seen = new Set<string>()): string[] {
  const declared = declarationsOf(program);
  const node = declared.get(name);
  if (!node || seen.has(name)) return [];
  seen.add(name);
  return nodesIn(node.init)
    .flatMap((init) => [...walk(init)])
    .flatMap((it) => {
      if (it.type === 'Literal' && typeof it.value === 'string') return [it.value];
      return it.type === 'Identifier' ? stringsIn(program, nameOf(it), seen) : [];
    });
}
