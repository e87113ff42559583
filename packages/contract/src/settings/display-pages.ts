import type { LauncherLook } from './embed-config.ts';

/** A path, or a pattern for some, as they are compared: in small letters, as people read it, no slash at the end. */
function plainPath(path: string): string {
  let plain = (path.trim().split(/[?#]/, 1)[0] ?? '').replace(/^https?:\/\/[^/]{0,253}/i, '');
  try {
    plain = decodeURI(plain);
  } catch {
    // Not encoded as addresses are: compared as it stands.
  }
  const steps = plain
    .toLowerCase()
    .split('/')
    .filter((it) => it !== '')
    .join('/');
  return plain.startsWith('*') ? steps : `/${steps}`;
}

/** True when the path is what the pattern says, in which `*` stands for anything, nothing included. */
export function matchesPath(pattern: string, path: string): boolean {
  const [first = '', ...rest] = plainPath(pattern).split('*');
  const plain = plainPath(path);
  const last = rest.pop();
  if (last === undefined) return plain === first;
  let at = first.length;
  for (const piece of rest) {
    const found = plain.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return plain.startsWith(first) && plain.endsWith(last) && at <= plain.length - last.length;
}

/**
 * Whether the chatbox is there on a page of the store. `rootUrl` is where the store begins in the page's language, such
 * as `/fr`: patterns are written without it, and understood with it.
 */
export function isShownOn({ type, values }: LauncherLook['displayPages'], path: string, rootUrl = '/'): boolean {
  const [plain, root] = [plainPath(path), plainPath(rootUrl)];
  const bare = `${plain}/`.startsWith(`${root}/`) ? plain.slice(root.length) : plain;
  const isNamed = values.some((it) => matchesPath(it, plain) || matchesPath(it, bare));
  return type === 'all' || isNamed === (type === 'showSpecific');
}
