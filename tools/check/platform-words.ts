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
]);
/** What features speak of beside their own names. */
const subjects = ['customer', 'inbox'];

/**
 * The platform knows no feature: its files name none, nor what one is about, neither in code nor in comments; and of the
 * texts they read those alone that are no feature's. A feature hands over what it knows (`platform/feature.ts`).
 */
export function checkPlatformWords(tree: readonly SourceFile[]): Finding[] {
  const features = tree.flatMap(
    ({ path }) => /^apps\/server\/src\/features\/([\w-]+)\/feature\.ts$/.exec(path)?.[1] ?? [],
  );
  const named = features.filter((it) => !shared.has(it)).map((it) => it.replace(/s$/, ''));
  const words = new RegExp(
    String.raw`\b(${[...named, ...subjects].join('|')})(e?s|ly)?(?![\w])|\b(${named.join('|')})Id\b`,
    'i',
  );
  const findings: Finding[] = [];
  for (const { path, text } of tree) {
    if (!path.startsWith(platform) || isTest(path)) continue;
    for (const [at, line] of text.split('\n').entries()) {
      const [word] = words.exec(line) ?? [];
      const [, area = ''] = /'#texts\/([\w-]+)\.ts'/.exec(line) ?? [];
      const said = word ?? (features.includes(area) ? `the texts of ${area}` : undefined);
      if (said) findings.push({ file: path, line: at + 1, said: `names ${said}: the platform knows no feature` });
    }
  }
  return findings;
}
