/** So many links of one message are looked up. */
export const mostLinked = 3;

const inStore = /\/products\/([\p{L}\p{N}_-]+)(?:[/.?#]|$)/u;

/** Addresses end before what closes or ends a sentence. */
const address = /https?:\/\/[^\s<>"'()[\]]+/g;

function handleIn(text: string, hosts: ReadonlySet<string>): string | null {
  if (!URL.canParse(text)) return null;
  const { host, pathname, username } = new URL(text);
  // What stands before an @ looks like a host, and is none.
  if (username !== '' || !hosts.has(host)) return null;
  try {
    return inStore.exec(decodeURI(pathname))?.[1]?.toLowerCase() ?? null;
  } catch {
    return null;
  }
}

/** The handles of the products to which a message links in the store itself, under any of its hosts; each once. */
export function linkedHandles(text: string, hosts: ReadonlySet<string>): string[] {
  const handles = new Set<string>();
  for (const [found] of text.matchAll(address)) {
    const handle = handleIn(found, hosts);
    if (handle !== null) handles.add(handle);
  }
  return [...handles].slice(0, mostLinked);
}
