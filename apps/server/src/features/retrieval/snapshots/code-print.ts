import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const server = join(import.meta.dirname, '../../../..');
/** What reads and ranks texts, whatever the index. */
const everywhere = [join(server, 'src/features/retrieval'), join(server, 'src/language')];

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts'))
    .sort()
    .map((it) => join(folder, it));

/**
 * A hash of all code that makes an index and reads it, with the libraries and the Node that it runs on: a snapshot of
 * another one is never used, without anybody having to think of it.
 */
export function codePrint(folders: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(process.versions));
  for (const file of [join(server, 'package.json'), ...[...everywhere, ...folders].flatMap(sourcesIn)]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('base64url').slice(0, 22);
}
