import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const passedOver = new Set(['node_modules', 'dist', 'coverage', 'public', '.git', '.data']);
const texts =
  /\.(ts|mts|tsx|js|mjs|css|sql|json|md|toml|yml|yaml|liquid|graphql|html|svg|sh)$|(^|\/)(run|\.npmrc|\.gitignore)$/;
/** Written by others and kept as it came, or built. */
const foreign = /^apps\/simulator\/schema\/|^extensions\/chatbox\/assets\/.*\.js$/;

/** All text files of the repository that people write, in the order of their paths. */
export function readTree(root: string): SourceFile[] {
  const found: SourceFile[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (passedOver.has(entry.name)) continue;
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(path);
      else if (texts.test(path) && !foreign.test(path))
        found.push({ path, text: readFileSync(join(root, path), 'utf8') });
    }
  };
  walk('');
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const isCode = (path: string): boolean => /\.(ts|tsx|js|mjs)$/.test(path) && !path.endsWith('.d.ts');

/** Tests, and what stands beside them for them alone. */
export const isTest = (path: string): boolean =>
  /\.(test|e2e|attacks)\.tsx?$/.test(path) ||
  path.includes('/testing/') ||
  path.includes('/test-kit/') ||
  path.endsWith('-for-test.ts');
