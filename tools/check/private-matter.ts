import type { Finding } from './finding.ts';
import type { SourceFile } from './source-tree.ts';

const matter: readonly [string, RegExp][] = [
  ['a path of somebody’s machine', /(?<![\w.~:/-])\/(?:work|root|home\/\w+|Users\/\w+|private\/var)\/[\w.-]/],
  ['a temporary folder of one machine (use os.tmpdir())', /(?<![\w.~:/$}-])\/tmp\/[\w.-]/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a key of OpenAI', /\bsk-(?:proj-)?[A-Za-z0-9_-]{20,}/],
  ['a token of Shopify', /\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}\b/],
  ['a token of GitHub', /\bgh[oprsu]_[A-Za-z0-9]{36}\b/],
  ['a key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
  ['a key of Google', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['a token of Slack', /\bxox[abprs]-[0-9A-Za-z-]{20,}/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\./],
];

/** Packages come from npm's own registry, or from wherever the reader's npm looks: never from a host of ours. */
const strangeRegistry = /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)(https?:\/\/[^"]+)"/;

/** Paths of one machine and anything that looks like a credential; neither belongs into a repository. */
export function findPrivateMatter(tree: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path: file, text } of tree) {
    const [, address] = file.endsWith('package-lock.json') ? (strangeRegistry.exec(text) ?? []) : [];
    if (address) findings.push({ file, said: `takes packages from ${new URL(address).host}` });
    text.split('\n').forEach((line, at) => {
      const [what] = matter.find(([, pattern]) => pattern.test(line)) ?? [];
      if (what) findings.push({ file, line: at + 1, said: `holds ${what}` });
    });
  }
  return findings;
}
