import { posix } from 'node:path';
import type { Finding } from './finding.ts';
import type { SourceFile } from './source-tree.ts';

const ours = /^(apps|packages|extensions|docs|tools|bench|e2e)\/[\w./-]+$/;

/** What a document names: the targets of its links, and paths of the repository between backticks. */
function namedIn({ path, text }: SourceFile): { line: number; target: string }[] {
  return text.split('\n').flatMap((line, at) => {
    const links = [...line.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map((it) => it[1] ?? '')
      .filter((it) => !/^\w+:/.test(it));
    const paths = [...line.matchAll(/`([^`\s]+)`/g)].map((it) => it[1] ?? '').filter((it) => ours.test(it));
    const targets = [...links.map((it) => posix.join(posix.dirname(path), it)), ...paths];
    return targets.map((target) => ({ line: at + 1, target: target.replace(/\/$/, '') }));
  });
}

/**
 * Documents name only what is there, and the README names every variable that the server reads. `exists` is asked for
 * what is no text file, such as pictures.
 */
export function checkDocuments(tree: readonly SourceFile[], exists: (path: string) => boolean): Finding[] {
  const findings: Finding[] = [];
  for (const file of tree) {
    if (!file.path.endsWith('.md')) continue;
    for (const { line, target } of namedIn(file)) {
      if (!exists(target)) findings.push({ file: file.path, line, said: `names ${target}, which is not there` });
    }
  }
  const config = tree.find(({ path }) => path === 'apps/server/src/config.ts')?.text ?? '';
  const readme = tree.find(({ path }) => path === 'README.md')?.text ?? '';
  for (const [, name] of config.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)) {
    if (!readme.includes(`\`${name}\``))
      findings.push({ file: 'README.md', said: `does not name the variable ${name}` });
  }
  return findings;
}
