const key = 'chatty.voter';

/**
 * What this browser's votes on answers are counted under: made at random when it votes first, and told to nobody else. A
 * browser that keeps nothing is another voter on each page.
 */
export function voterOf(storage: () => Storage = () => localStorage): string {
  const made = crypto.randomUUID();
  try {
    const kept = storage();
    const known = kept.getItem(key);
    if (known) return known;
    kept.setItem(key, made);
  } catch {
    // Private windows may keep nothing.
  }
  return made;
}
