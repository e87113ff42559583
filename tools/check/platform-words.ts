import type { Finding } from './finding.ts';
import { isTest, type SourceFile } from './source-tree.ts';

const platform = 'apps/server/src/platform/';

/**
 * Features whose subject the platform shares: whose shop it is and who asks (shops, team, contacts), and words that mean
 * something of the platform too.
 */
const shared = new Set([
  'shops',
  'team',
  'contacts',
  'sign-in',
  'profile',
  'files',
  'mails',
  'presence',
  'telemetry',
  'retrieval',
  'dev-zone',
  'popups',
  'metrics',
  'tags',
]);
/** A whole line of one, or the end of a line. */
const comment = /^\s*(\/?\*|\/\/).*|\s\/[/*] .*/;
/** What features speak of beside their own names. */
const subjects = ['customer', 'inbox'];

/**
 * The platform knows no feature: its code names none, nor what one is about, and of the texts it reads those alone that are
 * no feature's. A feature hands over what it knows (`platform/feature.ts`). Comments may use such a word for its plain
 * meaning.
 */
export function checkPlatformWords(tree: readonly SourceFile[]): Finding[] {
  const features = tree.flatMap(
    ({ path }) => /^apps\/server\/src\/features\/([\w-]+)\/feature\.ts$/.exec(path)?.[1] ?? [],
  );
  const named = features.filter((it) => !shared.has(it)).map((it) => it.replace(/s$/, ''));
  const words = new RegExp(String.raw`\b(${[...named, ...subjects].join('|')})s?\b|\b(${named.join('|')})Id\b`, 'i');
  const findings: Finding[] = [];
  for (const { path, text } of tree) {
    if (!path.startsWith(platform) || isTest(path)) continue;
    for (const [at, line] of text.split('\n').entries()) {
      const [word] = words.exec(line.replace(comment, '')) ?? [];
      const [, area = ''] = /'#texts\/([\w-]+)\.ts'/.exec(line) ?? [];
      const said = word ?? (features.includes(area) ? `the texts of ${area}` : undefined);
      if (said) findings.push({ file: path, line: at + 1, said: `names ${said}: the platform knows no feature` });
    }
  }
  return findings;
}
