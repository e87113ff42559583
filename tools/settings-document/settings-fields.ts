import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { z } from 'zod';

/** A field of the settings that holds a value of its own: `floatBtnSize`, `orderTrackingSettings.title`, `breakTimes[].timeStart`. */
export interface SettingsField {
  path: string;
  default: string;
  /** What a value must be, in a few words. */
  rule: string;
  /** What it does, in a sentence of the contract; empty where the contract says none. */
  effect: string;
}

type Schema = z.core.JSONSchema.BaseSchema;

const choices = (values: readonly unknown[]): string =>
  values.map((it) => (it === '' ? 'empty' : String(it))).join(', ');

const patterns: readonly (readonly [piece: string, rule: string])[] = [
  ['[0-9a-f]{6}', 'a color, #rrggbb'],
  ['24:00', 'a time of day'],
  ['files', 'the address of a picture'],
  ['^[a-z0-9-]{1,40}$', '1 to 40 of a to z, 0 to 9, and -'],
  ['^[\\w-]{0,40}$', 'at most 40 of a to z, A to Z, 0 to 9, _, and -'],
];

/** A kind of text by its pattern, with how much of it. */
function ruleOfText({ pattern, format, minLength = 0, maxLength }: Schema): string {
  const known = patterns.find(([piece]) => pattern?.includes(piece));
  if (known) return known[1];
  if (format === 'date') return 'a day, YYYY-MM-DD';
  if (format === 'email') return 'an email address';
  if (format === 'uuid') return 'an id';
  if (!maxLength) throw new Error(`The document has no words for a text of ${pattern ?? 'any length'}.`);
  const most = `at most ${maxLength} characters`;
  return minLength > 0 ? `${most}, not empty` : most;
}

function ruleOf(schema: Schema): string {
  if (schema.enum) return choices(schema.enum);
  if (schema.const !== undefined) return choices([schema.const]);
  if (schema.anyOf) return schema.anyOf.map((it) => ruleOf(it)).join('; or ');
  switch (schema.type) {
    case 'null':
      return 'empty';
    case 'boolean':
      return 'on or off';
    case 'integer':
    case 'number':
      return `${schema.minimum} to ${schema.maximum}`;
    case 'string':
      return ruleOfText(schema);
    case 'array': {
      const of = schema.items && typeof schema.items === 'object' ? `, each ${ruleOf(schema.items as Schema)}` : '';
      const { minItems, maxItems } = schema;
      if (maxItems === undefined) return `a list${of}`;
      return `a list of ${minItems === maxItems ? maxItems : `at most ${maxItems}`}${of}`;
    }
    default:
      throw new Error(`The document has no words for the rule ${JSON.stringify(schema)}.`);
  }
}

function defaultOf(value: unknown): string {
  if (value === undefined) return 'none: it is given with its list';
  if (value === '' || value === null) return 'empty';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(defaultOf).join(', ');
  return String(value);
}

/** What stands in the first entries of a list that begins with some: `09:00`, or one after the other where they differ. */
function defaultInList(list: unknown, name: string): string {
  if (!Array.isArray(list) || list.length === 0) return 'none: the list begins empty';
  const all = list.map((it: Record<string, unknown>) => defaultOf(it[name]));
  return new Set(all).size === 1 ? (all[0] ?? '') : all.join('; ');
}

const itemsOf = (schema: Schema): Schema | undefined =>
  schema.items && typeof schema.items === 'object' ? (schema.items as Schema) : undefined;

/** All fields of an object of settings, those within objects and lists by their paths. */
function* fieldsIn(
  schema: Schema,
  path: string,
  sayDefault: (name: string) => [said: string, value: unknown],
): Generator<SettingsField> {
  for (const [name, field] of Object.entries(schema.properties ?? {}) as [string, Schema][]) {
    const at = `${path}${name}`;
    const [said, value] = sayDefault(name);
    const items = itemsOf(field);
    if (field.properties) {
      const parts = value as Record<string, unknown>;
      yield* fieldsIn(field, `${at}.`, (part) => [defaultOf(parts[part]), parts[part]]);
    } else if (items?.properties) {
      yield* fieldsIn(items, `${at}[].`, (part) => [defaultInList(value, part), undefined]);
    } else yield { path: at, default: said, rule: ruleOf(field), effect: field.description ?? '' };
  }
}

/** The fields of such a schema, whose defaults are what it makes of nothing. */
export function fieldsOf(settings: z.ZodObject): SettingsField[] {
  const defaults: Record<string, unknown> = settings.parse({});
  const schema = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return [...fieldsIn(schema, '', (name) => [defaultOf(defaults[name]), defaults[name]])];
}

/** Every field of the chatbox's settings, from the contract. */
export const settingsFields = (): SettingsField[] => fieldsOf(ShopSettings);
