import { parseSync } from 'oxc-parser';
import type { SourceFile } from '../source-tree.ts';

/** One import, re-export or `import()` of a file. */
export interface Import {
  specifier: string;
  /** True if nothing of it is left at run time (`import type`, `export type`). */
  typeOnly: boolean;
  line: number;
}

export interface ParsedFile {
  imports: Import[];
  /** True if the file does nothing but hand on what other files export. */
  handsOnOnly: boolean;
}

/** Several checks ask for the same file. */
const read = new WeakMap<SourceFile, ParsedFile>();

/** The imports of a TypeScript or JavaScript file. Throws if it cannot be parsed: an unread file breaks no rule. */
export function readImports(file: SourceFile): ParsedFile {
  const parsed = read.get(file) ?? parse(file);
  read.set(file, parsed);
  return parsed;
}

function parse({ path, text }: SourceFile): ParsedFile {
  const parsed = parseSync(path, text);
  const { module } = parsed;
  const wrong = parsed.errors.find((it) => it.severity === 'Error');
  if (wrong) throw new Error(`${path}: ${wrong.message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const imports: Import[] = [];
  for (const it of module.staticImports) {
    // `import { type A }` still loads the module at run time, `import type { A }` does not.
    const typeOnly = /^import\s+type\b/.test(text.slice(it.start, it.end));
    imports.push({ specifier: it.moduleRequest.value, typeOnly, line: lineAt(it.start) });
  }
  for (const it of module.staticExports) {
    const [first] = it.entries;
    if (!first?.moduleRequest) continue;
    const typeOnly = /^export\s+type\b/.test(text.slice(it.start, it.end));
    imports.push({ specifier: first.moduleRequest.value, typeOnly, line: lineAt(it.start) });
  }
  for (const it of module.dynamicImports) {
    const request = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(it.moduleRequest.start, it.moduleRequest.end));
    if (request?.[2]) imports.push({ specifier: request[2], typeOnly: false, line: lineAt(it.start) });
  }
  for (const it of text.matchAll(/\bimport\(\s*(['"])([^'"\n]+)\1\s*\)\s*[.[]\s*[A-Z]/g)) {
    imports.push({ specifier: it[2] ?? '', typeOnly: true, line: lineAt(it.index) });
  }
  const handsOn = (it: { type: string; source?: unknown }) =>
    it.type === 'ExportAllDeclaration' || (it.type === 'ExportNamedDeclaration' && Boolean(it.source));
  // Handing the whole program over costs most, so only files that may be such are looked at.
  const mayHandOn = module.staticImports.length === 0 && module.staticExports.length > 0;
  return { imports, handsOnOnly: mayHandOn && parsed.program.body.every(handsOn) };
}
