import { type PathEntry, type Shown, type Viewer, whatShows } from '../../navigation/path-entry.ts';

const anybody: Omit<Viewer, 'role' | 'installed'> = {
  isCrmLogin: false,
  setupDone: true,
  blockAccess: false,
  flags: {},
};

/** Who looks, by the columns of the document. */
export const viewers: Readonly<Record<string, Viewer>> = {
  'Owner, admin': { ...anybody, role: 'admin', installed: false },
  Member: { ...anybody, role: 'member', installed: false },
  'Installed app': { ...anybody, role: 'admin', installed: true },
  'Installed app, member': { ...anybody, role: 'member', installed: true },
  'Support session': { ...anybody, role: 'admin', installed: false, isCrmLogin: true },
};

const words: Record<Shown, string> = {
  page: 'page',
  later: 'later',
  'not-found': '–',
  onboarding: 'set-up',
  blocked: 'blocked',
};

/** A table as the formatter wants it: cells of a column are equally wide. */
function tableOf(head: readonly string[], lines: readonly string[][]): string[] {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...lines].map((cells) => cells[i]?.length ?? 0)));
  const row = (cells: readonly string[]) => `| ${cells.map((it, i) => it.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [row(head), row(widths.map((it) => '-'.repeat(it))), ...lines.map(row)];
}

/** The table of all paths and what each shows to whom, as Markdown. */
export function pathsDocument(table: readonly PathEntry[]): string {
  const head = ['Path', 'Title', ...Object.keys(viewers), 'Set-up not done', 'Access blocked', 'Beta flag'];
  const admin = { ...anybody, role: 'admin', installed: false } as const;
  const lines = table.map((entry) => {
    // The columns describe shops that have the flag.
    const flags = entry.flag ? { [entry.flag]: true } : {};
    const shown = (viewer: Viewer) => words[whatShows(entry, { ...viewer, flags })];
    const staff = entry.staffOnly === true;
    return [
      `\`${entry.path}\``,
      entry.title,
      ...Object.values(viewers).map(shown),
      shown({ ...admin, isCrmLogin: staff, setupDone: false }),
      shown({ ...admin, isCrmLogin: staff, blockAccess: true }),
      entry.flag ?? '',
    ];
  });
  return [
    '# Every path behind the sign-in',
    '',
    'Made by `apps/admin/src/app/route-table/route-table.test.ts` from the route table; the test fails when the two differ.',
    '`npx vitest run --project unit route-table -u` writes it anew. `page`: the page. `later`: the feature is not built, the',
    'not-found page shows. `–`: not for these, the not-found page shows. `set-up`, `blocked`: the gate’s page. A path',
    'with a beta flag shows this in shops that have the flag, and is not found in all others. Paths that are not in the',
    'table show the not-found page.',
    '',
    ...tableOf(head, lines),
    '',
  ].join('\n');
}
