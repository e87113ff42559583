/** Up to two letters or digits that stand for a name, such as “JK” for “J & K Shop”; empty when it has none. */
export function initialsOf(name: string): string {
  const firsts = name.split(/\s+/).map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '');
  return firsts
    .filter((it) => it !== '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
