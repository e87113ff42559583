import { readFileSync } from 'node:fs';

const folder = new URL('../documents/', import.meta.url);
const loaded = new Map<string, string>();

/** The text of a GraphQL document in `documents/`, without its comments. Throws when there is none of that name. */
export function documentOf(name: string): string {
  const known = loaded.get(name);
  if (known) return known;
  const text = readFileSync(new URL(`${name}.graphql`, folder), 'utf8')
    .replace(/^#.*\n/gm, '')
    .trim();
  loaded.set(name, text);
  return text;
}
