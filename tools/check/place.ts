import { posix } from 'node:path';
import { isTest } from './source-tree.ts';

/** The rooms of the house; what each may import stands in import-rules.ts. */
export type Room =
  | 'contract'
  | 'client'
  | 'prose'
  | 'server start'
  | 'server shape'
  | 'server wiring'
  | 'server texts'
  | 'server language'
  | 'feature'
  | 'hooks'
  | 'port'
  | 'adapter'
  | 'platform'
  | 'demo'
  | 'test-kit'
  | 'admin texts'
  | 'admin app'
  | 'admin feature'
  | 'admin cellar'
  | 'admin ui'
  | 'chatbox wiring'
  | 'chatbox app'
  | 'chatbox feature'
  | 'chatbox ui'
  | 'chatbox loader'
  | 'simulator'
  | 'workshop';

export interface Place {
  path: string;
  room: Room;
  /** The feature, or the vendor of an adapter. */
  name: string;
  test: boolean;
}

const rooms: readonly [RegExp, Room][] = [
  [/^packages\/contract\//, 'contract'],
  [/^packages\/client\//, 'client'],
  [/^packages\/prose\//, 'prose'],
  [/^apps\/server\/src\/(main|assemble)\.ts$/, 'server start'],
  [/^apps\/server\/src\/((ctx|tables|traces|config)\.ts$|tables\/)/, 'server shape'],
  [/^apps\/server\/src\/[^/]+$/, 'server wiring'],
  [/^apps\/server\/src\/features\/([^/]+)\//, 'feature'],
  [/^apps\/server\/src\/hooks\//, 'hooks'],
  [/^apps\/server\/src\/texts\//, 'server texts'],
  [/^apps\/server\/src\/language\//, 'server language'],
  [/^apps\/server\/src\/ports\//, 'port'],
  [/^apps\/server\/src\/adapters\/([^/]+)\//, 'adapter'],
  [/^apps\/server\/src\/platform\//, 'platform'],
  [/^apps\/server\/src\/demo\//, 'demo'],
  [/^apps\/server\/src\/test-kit\//, 'test-kit'],
  [/^apps\/admin\/src\/features\/([^/]+)\//, 'admin feature'],
  [/^apps\/admin\/src\/ui\//, 'admin ui'],
  [/^apps\/admin\/src\/texts\//, 'admin texts'],
  // What all features stand on, and what puts them together; whatever else there is has to be one or the other.
  [/^apps\/admin\/src\/(connection|people|navigation)\//, 'admin cellar'],
  [/^apps\/admin\/src\/(app\/|[^/]+$)/, 'admin app'],
  [/^apps\/chatbox\/src\/features\/([^/]+)\//, 'chatbox feature'],
  [/^apps\/chatbox\/src\/ui\//, 'chatbox ui'],
  [/^apps\/chatbox\/src\/loader\//, 'chatbox loader'],
  [/^apps\/chatbox\/src\/[^/]+$/, 'chatbox wiring'],
  [/^apps\/chatbox\/src\//, 'chatbox app'],
  [/^apps\/simulator\//, 'simulator'],
  // Built, measured and tested with, never shipped: these may look into everything.
  [/^(bench|e2e|tools)\/|^apps\/(admin|chatbox)\/[^/]+$|^apps\/chatbox\/building\/|^[^/]+$/, 'workshop'],
];

/** Where a file of ours stands; null where no code belongs, which is itself a finding. */
export function placeOf(path: string): Place | null {
  for (const [pattern, room] of rooms) {
    const match = pattern.exec(path);
    if (match) return { path, room, name: match[1] ?? '', test: isTest(path) };
  }
  return null;
}

/** The path of ours that an import means, or null for a package of others. */
export function resolveOwn(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), bare));
  const [, words] = /^#texts\/(.+)$/.exec(bare) ?? [];
  // An app's texts, in the language that its package.json names.
  if (words) return `${/^apps\/[^/]+/.exec(from)?.[0]}/src/texts/en/${words}`;
  const [, name, rest] = /^@chatty\/([^/]+)\/(.+)$/.exec(bare) ?? [];
  if (!name || !rest) return null;
  if (['contract', 'client', 'prose'].includes(name)) return `packages/${name}/src/${rest}.ts`;
  return `apps/${name}/${rest}`;
}
