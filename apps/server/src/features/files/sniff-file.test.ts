import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sniff, type Sniffed } from './sniff-file.ts';

async function* inPieces(bytes: Buffer, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  const ends = [...new Set(cuts.map((it) => it % (bytes.length + 1)))].sort((a, b) => a - b);
  let from = 0;
  for (const end of [...ends, bytes.length]) {
    yield bytes.subarray(from, end);
    from = end;
  }
}

/** The type, and whether the same bytes came out; or the code of the refusal. */
async function verdict(bytes: Buffer, cuts: readonly number[] = []): Promise<string> {
  const sniffed: Sniffed = { type: '', bytes: 0 };
  const out: Uint8Array[] = [];
  try {
    for await (const piece of sniff(inPieces(bytes, cuts), sniffed)) out.push(piece);
  } catch (error) {
    return (error as { code: string }).code;
  }
  expect(sniffed.bytes).toBe(bytes.length);
  expect(Buffer.concat(out).equals(bytes)).toBe(true);
  return sniffed.type;
}

const cuts = fc.array(fc.nat(200_000), { maxLength: 12 });
const word = fc.constantFrom(
  '<',
  ' ',
  '\n',
  '\t',
  '< ',
  'script',
  'SCRIPT',
  '!doctype',
  'svg',
  '?xml',
  'body',
  'é',
  '😀',
  '\0',
  'x',
);
/** The head is gathered before it is judged: what is looked for begins behind it too. */
const before = fc.constantFrom(0, 65_530, 65_536, 65_540, 131_070).map((it) => 'a'.repeat(it));

it('a text is judged the same wherever its pieces are cut', async () => {
  let [fine, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(before, fc.array(word, { minLength: 1, maxLength: 8 }), cuts, async (start, words, where) => {
      const text = start + words.join('');
      const markup = /<\s*(!doctype|html|svg|script|iframe|\?xml|body|head)/i.test(text) || text.includes('\0');
      const near = where.map((it) => start.length + (it % 12));
      expect(await verdict(Buffer.from(text), [...where, ...near])).toBe(markup ? 'unsupported_file' : 'text/plain');
      if (markup) refused += 1;
      else fine += 1;
    }),
    { numRuns: 300 },
  );
  expect(Math.min(fine, refused)).toBeGreaterThan(20);
});

it('no bytes make it fail in another way than by its two refusals, and what passes is what came', async () => {
  const signature = fc.constantFrom(
    '89504e470d0a1a0a',
    'ffd8ff',
    '474946383961',
    '25504446',
    '0000001c667479706d703432',
    '',
  );
  await fc.assert(
    fc.asyncProperty(signature, fc.uint8Array({ maxLength: 4000 }), cuts, async (hex, rest, where) => {
      const bytes = Buffer.concat([Buffer.from(hex, 'hex'), rest]);
      const it = await verdict(bytes, where);
      expect(it).toMatch(/^(bad_input|unsupported_file|text\/plain|(image|application|video)\/[\w+-]+)$/);
      if (bytes.length === 0) expect(it).toBe('bad_input');
    }),
    { numRuns: 300 },
  );
});

it('a picture is known however much a camera has written before it', async () => {
  const noise = Buffer.alloc(300_000, 'x').toString();
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#1a5c4c' } }).withXmp(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/">${noise}</x:xmpmeta>`,
  );
  expect(await verdict(await picture.clone().png().toBuffer())).toBe('image/png');
  expect(await verdict(await picture.clone().webp().toBuffer())).toBe('image/webp');
});
