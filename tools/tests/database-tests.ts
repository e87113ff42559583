import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readImports } from '../check/imports/read-imports.ts';

const address = /\bTEST_(DATABASE|REDIS)_URL\b/;

/**
 * The tests below a folder that may use a PostgreSQL or Redis given to them: they read its address, themselves or in
 * what they import. All others would do the very same again, so that once is enough.
 */
export function databaseTests(folder: string): string[] {
  const read = new Map<string, { asks: boolean; imports: string[] }>();
  const look = (path: string) => {
    const known = read.get(path);
    if (known) return known;
    const text = readFileSync(path, 'utf8');
    const imports = readImports({ path, text })
      .imports.filter((it) => it.specifier.startsWith('.') && !it.typeOnly)
      .map((it) => join(dirname(path), it.specifier))
      .filter((it) => existsSync(it) && /\.tsx?$/.test(it));
    const found = { asks: address.test(text), imports };
    read.set(path, found);
    return found;
  };
  const reaches = (test: string) => {
    const seen = new Set([test]);
    for (const path of seen) {
      const { asks, imports } = look(path);
      if (asks) return true;
      for (const it of imports) seen.add(it);
    }
    return false;
  };
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.test.ts') && !it.includes('node_modules'))
    .map((it) => join(folder, it))
    .filter((it) => it.endsWith('.postgres.test.ts') || reaches(it))
    .sort();
}
