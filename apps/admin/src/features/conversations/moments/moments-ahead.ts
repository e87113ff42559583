/** The moments to put something off to, by the clock of whoever looks; one that is not ahead any more is left out. */
export function momentsAhead(now: Date): { name: 'today' | 'tomorrow' | 'monday'; at: Date }[] {
  const morning = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9);
  const evening = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 18);
  const inThreeHours = new Date(Math.ceil((now.getTime() + 3 * 3_600_000) / 900_000) * 900_000);
  const today = inThreeHours < evening ? [{ name: 'today' as const, at: inThreeHours }] : [];
  const toMonday = ((8 - now.getDay()) % 7) + (now.getDay() === 1 ? 7 : 0);
  const monday = toMonday > 1 ? [{ name: 'monday' as const, at: morning(toMonday) }] : [];
  return [...today, { name: 'tomorrow', at: morning(1) }, ...monday];
}

/** A moment as a field of the browser holds it, by the viewer's own clock. */
export function toLocalField(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moments to send a reply at, by the same clock. */
export const sendTimes = (now: Date): { name: 'hour' | 'tomorrow' | 'monday'; at: Date }[] => [
  { name: 'hour', at: new Date(now.getTime() + 3_600_000) },
  ...momentsAhead(now).flatMap(({ name, at }) => (name === 'today' ? [] : { name, at })),
];
