/** In a longer word any letter may be another one: no other word is meant by "guarentee" or "calander". */
const longLetters = 7;

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const keyOf = (letter: string) => {
  const row = keyboard.findIndex((it) => it.includes(letter));
  return { row, column: keyboard[row]?.indexOf(letter) ?? -9 };
};
/** Whether a finger that meant one letter could hit the other. */
function areNeighbors(a: string, b: string): boolean {
  const [one, other] = [keyOf(a), keyOf(b)];
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1;
}

/** Letters that are written for each other by ear. */
const alike = new Set(['ck', 'kc', 'sz', 'zs', 'iy', 'yi', 'sc', 'cs', 'qk', 'kq']);

/**
 * How many of what a hand does wrong lie between two words, 0 where more does: two neighbors in the word exchanged (1), one
 * letter more or less (2), or its neighbor on the keyboard (3). With any other letter it is mostly another word: stuff is
 * no staff, and lumps are no lamps.
 */
export function slipBetween(a: string, b: string): 0 | 1 | 2 | 3 {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [leftA, leftB] = [a.slice(from, endA), b.slice(from, endB)];
  if (leftA.length === 2 && leftB.length === 2 && leftA[0] === leftB[1] && leftA[1] === leftB[0]) return 1;
  if (leftA.length + leftB.length <= 1) return 2;
  const isReplaced = leftA.length === 1 && leftB.length === 1;
  const isLong = a.length >= longLetters && b.length >= longLetters;
  if (isReplaced && isLong && alike.has(`${leftA}${leftB}`)) return 2;
  return isReplaced && (isLong || areNeighbors(leftA, leftB)) ? 3 : 0;
}
