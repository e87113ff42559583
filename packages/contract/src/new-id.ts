/** When the last one was made, and the 12 bits that follow its time. */
let last = { at: 0, count: 0 };

/**
 * A UUIDv7: 48 bits of time in ms, then randomness, so that ids sort by when they were made (RFC 9562, section 5.7). Those
 * of one ms count up from a random number in the lower half of 12 bits, so that they, too, sort as they were made here
 * (section 6.2, method 1); 2,048 of them always fit.
 */
export function newId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [, , , , , , high = 0, low = 0] = bytes;
  last = { at: now, count: now === last.at ? last.count + 1 : (high % 8) * 256 + low };
  for (let i = 0; i < 6; i += 1) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) % 256;
  bytes[6] = 0x70 | ((last.count >> 8) & 0x0f);
  bytes[7] = last.count % 256;
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (it) => it.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
