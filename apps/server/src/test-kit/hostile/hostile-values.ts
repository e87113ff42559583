import fc from 'fast-check';
import { z } from 'zod';

/** Texts that something on the way may not be able to take: databases, URLs, regular expressions, dates, comparisons. */
const odd = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e',
  '😀'.repeat(50),
  '\u0301'.repeat(300),
  'é',
  '%',
  '%00',
  '%c0%80',
  '%ff',
  '..\\..',
  '../../etc/passwd',
  "' or 1=1 --",
  '\\',
  '\\u0000',
  '$1',
  '{}',
  '[]',
  'null',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-00-00T00:00:00Z',
  '2024-02-30T25:61:61Z',
  '<script>',
  'a'.repeat(5_000),
  '__proto__',
  'constructor',
  'a:* & !b | <->',
);
const text = fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 20 }), fc.lorem());

const numbers = [
  0,
  -0,
  1,
  -1,
  2,
  50,
  100,
  101,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
];
const number = fc.oneof(fc.constantFrom(...numbers, 1e308, 5e-324, 0.1, 1.5), fc.integer(), fc.double());

/** Stands for something nested so deeply that only its text can be written. */
const deep = fc.constantFrom(30, 45, 5_000, 30_000).map((levels) => `@deep:${levels}@`);

/** A value as JSON. */
export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"@deep:(\d+)@"/g, (_, levels: string) => {
    const half = Math.trunc(Number(levels) / 2);
    return `${'[{"a":'.repeat(half)}1${'}]'.repeat(half)}`;
  });

/** Anything that JSON can say. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: text },
  number,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(text, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }),
  deep,
);

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

const moments = fc.oneof(
  fc.date({ noInvalidDate: true }).map((it) => it.toISOString()),
  fc.constantFrom('0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2024-01-01T00:00:00Z'),
);

/**
 * What a schema asks for, or nearly: each piece of it may be at its limit, absent, or something else altogether. `ids` are
 * those of records that are there.
 */
function near(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 29, arbitrary: meant(schema, ids) }, anything);
}

function meantText(schema: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  if (schema.format === 'uuid')
    return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...ids) }, { weight: 3, arbitrary: fc.uuid() }, text);
  if (schema.format === 'date-time') return moments;
  if (schema.format === 'email')
    return fc.oneof({ weight: 12, arbitrary: fc.uuid().map((it) => `${it}@x.example`) }, fc.emailAddress(), text);
  if (schema.format === 'uri') return fc.oneof(fc.webUrl(), text);
  const most = schema.maxLength ?? 200;
  return fc.oneof(
    text.map((it) => it.slice(0, most)),
    fc.constantFrom(...ids),
    fc.constant('x'.repeat(Math.min(most, 20_000))),
  );
}

function meant(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((it) => meant(it, ids)));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map((it) => meant(it, ids))).map((all) => Object.assign({}, ...all));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'string') return meantText(schema, ids);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema;
    const within = numbers.filter((it) => Number.isSafeInteger(it) && it >= minimum && it <= maximum);
    return fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(minimum, maximum, ...within) },
      fc.constantFrom(...numbers),
    );
  }
  if (schema.type === 'array') return fc.array(near(schema.items ?? {}, ids), { maxLength: 4 });
  if (schema.type !== 'object') return anything;
  const known = Object.entries(schema.properties ?? {}).map(([name, it]) => [name, near(it, ids)] as const);
  const fields = fc.record(Object.fromEntries(known), { requiredKeys: [] });
  const all = fc.record(Object.fromEntries(known));
  const { additionalProperties: rest } = schema;
  const other = fc.dictionary(text, typeof rest === 'object' ? near(rest, ids) : anything, { maxKeys: 2 });
  return fc.oneof(
    { weight: 4, arbitrary: all },
    fields,
    fc.tuple(all, other).map(([one, two]) => ({ ...one, ...two })),
  );
}

/** Values that are near to what a shape of the contract takes. */
export function nearTo(shape: z.ZodType | undefined, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (!shape) return anything;
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
  return fc.oneof({ weight: 12, arbitrary: near(schema, ids) }, deep);
}

/** What may stand in a path for a name: mostly that of a record which is there. */
export const segment = (ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, fc.uuid(), text);

/** Headers as no browser would send them, of letters that can be sent. */
export const headers: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'content-type',
    'cookie',
    'forwarded',
    'host',
    'if-modified-since',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'sec-fetch-site',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-http-method-override',
  ),
  fc.oneof(
    fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data',
      '*/*',
      'null',
      'bytes=0-',
      'gzip, br',
      'é',
    ),
    fc.webUrl(),
    fc.string({ maxLength: 60 }).map((it) => it.replace(/[^\x20-\x7e]/g, '').trim()),
  ),
  { maxKeys: 3 },
);
