/**
 * Local time is written as if it were UTC: in the milliseconds at which a clock in Greenwich would show the same. So a
 * time on a shop's clock can be counted with like any other number, and only the two functions below know of zones.
 */

const secondMs = 1_000;
const hourMs = 3_600_000;
const most = 50;

/** By zone. Making one takes a hundred times longer than using it, and it is large. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const [oldest] = formats.keys();
  if (formats.size >= most && oldest !== undefined) formats.delete(oldest);
  formats.set(timeZone, made);
  return made;
}

/** By how much clocks of the zone are ahead of UTC at this moment. */
function offsetAt(timeZone: string, at: number): number {
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = formatOf(timeZone)
    .format(at)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / secondMs) * secondMs;
}

/** The moment between these two at which the clocks of the zone are changed. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const after = offsetAt(timeZone, to);
  let [before, since] = [Math.floor(from / secondMs), Math.ceil(to / secondMs)];
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (offsetAt(timeZone, middle * secondMs) === after) since = middle;
    else before = middle;
  }
  return since * secondMs;
}

/** Clocks are set back by less than this, and are changed once in it at most. */
const apartMs = 28 * hourMs;

/**
 * What a clock that never goes back shows at this moment. When an hour is repeated it stands still until the second
 * one has passed: what began or ended in the first one does not do so again. Asks for the zone's clock twice, and some
 * twenty times within a day after clocks were set back.
 */
export function shownAt(timeZone: string, at: number): number {
  const [before, now] = [offsetAt(timeZone, at - apartMs), offsetAt(timeZone, at)];
  if (before <= now) return at + now;
  const setBack = changeBetween(timeZone, at - apartMs, at);
  return Math.max(at + now, setBack + before - 1);
}

/**
 * The moment at which that clock first shows a local time, or a later one: a time that is skipped comes when clocks are
 * put forward. Asks for the zone's clock twice, and some twenty times near a day on which clocks are changed.
 */
export function momentOf(timeZone: string, local: number): number {
  // Clocks are ahead of UTC by 14 hours at most, and 12 behind it.
  const [from, to] = [local - 15 * hourMs, local + 13 * hourMs];
  const [before, after] = [offsetAt(timeZone, from), offsetAt(timeZone, to)];
  if (before === after) return local - before;
  const change = changeBetween(timeZone, from, to);
  return local - before < change ? local - before : Math.max(change, local - after);
}
