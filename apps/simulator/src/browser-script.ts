import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const imported = /^import\s*\{[^}]*\}\s*from\s*'(\.[^']+)';?$/gm;
const exported = /^export (?=(?:async )?(?:function|class|const|let)\b)/gm;
const declared = /^(?:async )?(?:function|class|const|let) (\w+)/gm;

/**
 * One classic script for browsers, made of a TypeScript module and what it imports from beside it. The modules become
 * one scope, so that a name may be declared at the top of one of them only; packages may be imported for types alone.
 * Throws with the file's name when a module asks for more than that.
 */
export function browserScript(entry: URL): string {
  const parts = new Map<string, string>();
  const names = new Map<string, string>();
  const add = (file: string): void => {
    if (parts.has(file)) return;
    parts.set(file, '');
    const code = withoutTypes(readFileSync(file, 'utf8'));
    for (const [, path = ''] of code.matchAll(imported)) add(resolve(dirname(file), path));
    const body = code.replaceAll(imported, '').replaceAll(exported, '');
    const left = /^(?:import|export)\b.*$/m.exec(body);
    if (left) throw new Error(`${file}: "${left[0]}" cannot be joined into one script`);
    for (const [, name = ''] of body.matchAll(declared)) {
      const other = names.get(name);
      if (other) throw new Error(`${file}: ${name} is declared in ${other} too`);
      names.set(name, file);
    }
    parts.delete(file);
    parts.set(file, body.trim());
  };
  add(fileURLToPath(entry));
  return `(() => {\n'use strict';\n${[...parts.values()].join('\n')}\n})();\n`;
}

/** Node marks the function as experimental; saying so at every start would tell nobody anything. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
