/**
 * Which conversation comes after one: the row below it, at the end the one above. Where it has left the list, that goes by
 * the list in which it stood last; rows that have come since are nobody's neighbors. Null where nothing is left.
 */
export function nextOf(id: string, rows: readonly string[], before: readonly string[]): string | null {
  const stood = rows.includes(id) ? rows : before;
  const at = stood.indexOf(id);
  const left = new Set(rows);
  left.delete(id);
  const below = stood.slice(at + 1).find((it) => left.has(it));
  const above = stood.slice(0, Math.max(0, at)).findLast((it) => left.has(it));
  return below ?? above ?? rows.find((it) => left.has(it)) ?? null;
}
