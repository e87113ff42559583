import { BlockSchema, type Extension, type Setting } from './read-extension.ts';

/** Shopify's limits of a theme app extension, in bytes. */
const limits = { extension: 10_485_760, liquid: 512_000, block: 102_400, script: 10_000 };
const longestName = 25;
const mostSteps = 101;

const shows = new Set(['header', 'paragraph']);
const inputs = new Set([
  'text',
  'textarea',
  'range',
  'color',
  'checkbox',
  'select',
  'number',
  'url',
  'richtext',
  'html',
]);
const tags = ['if', 'unless', 'for', 'case', 'capture', 'comment', 'schema', 'form', 'style'];

/** Whether a text of the locales stands under a key with dots. */
const has = (texts: unknown, key: string): boolean => {
  const found = key.split('.').reduce<unknown>((at, name) => Object(at)[name], texts);
  return typeof found === 'string' && found !== '';
};
const keysIn = (texts: unknown, path = ''): string[] =>
  Object.entries(Object(texts) as object).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name] : keysIn(value, `${path}${name}.`),
  );

function rangeFaults({ min = 0, max = 0, step = 1, default: value }: Setting): string[] {
  const steps = (max - min) / step;
  if (!Number.isInteger(steps) || steps < 1 || steps >= mostSteps) return ['has a range that the theme editor refuses'];
  const isOnStep = typeof value === 'number' && value >= min && value <= max && Number.isInteger((value - min) / step);
  return isOnStep ? [] : ['has a default that is none of its range'];
}

function settingFaults(setting: Setting): string[] {
  const { type, id, label, content, default: value } = setting;
  if (shows.has(type)) return [...(content ? [] : ['says nothing']), ...(id ? ['has an id, and holds nothing'] : [])];
  if (!inputs.has(type)) return [`is of the type ${type}, which the theme editor doesn’t know`];
  return [
    ...(/^[a-z][a-z\d_]*$/.test(id ?? '') ? [] : ['has no id']),
    ...(label ? [] : ['has no label']),
    ...(type === 'range' ? rangeFaults(setting) : []),
    ...(type === 'checkbox' && typeof value !== 'boolean' ? ['has no default'] : []),
    ...(value === '' ? ['has an empty default, which Shopify refuses'] : []),
  ];
}

/** Whatever may be printed without `escape`: markup of ours that was escaped when it was made, and numbers. */
const printedAsIs =
  /^(block\.shopify_attributes|content\.html|index\.style|questions|block\.settings\.width)$|\|\s*escape$|\|\s*json$/;

function markupFaults(liquid: string): string[] {
  const markup = liquid.replaceAll(/\{%-?\s*(comment|schema)\s*-?%\}[\s\S]*?\{%-?\s*end\1\s*-?%\}/g, '');
  const scripts = [...markup.matchAll(/<script\b[^>]*>/gi)].map(([it]) => it);
  const blocking = scripts.filter((it) => !/\s(defer|async)\b|type="(application\/(ld\+)?json|module)"/i.test(it));
  const printed = [...markup.matchAll(/\{\{-?\s*([\s\S]*?)\s*-?\}\}/g)].map((it) => it[1] ?? '');
  const open = tags.filter(
    (tag) =>
      [...liquid.matchAll(new RegExp(`\\{%-?\\s*${tag}\\b`, 'g'))].length !==
      [...liquid.matchAll(new RegExp(`\\{%-?\\s*end${tag}\\b`, 'g'))].length,
  );
  return [
    ...blocking.map((it) => `holds up the page: ${it}`),
    ...[...markup.matchAll(/\b(?:src|href)="(?:https?:)?\/\/[^"]*"/gi)].map(([it]) => `asks another host: ${it}`),
    ...[...markup.matchAll(/\{%-?\s*(?:include|layout|section|render)\b[^%]*/g)].map(([it]) => `has ${it.trim()}`),
    ...[...markup.matchAll(/<[^>]*\son\w+=/gi)].map(([it]) => `has a handler in its markup: ${it}`),
    ...printed.filter((it) => !printedAsIs.test(it)).map((it) => `prints ${it} unescaped`),
    ...open.map((it) => `has a tag ${it} that doesn’t end`),
  ];
}

const schemaOf = (liquid: string): string[] =>
  [...liquid.matchAll(/\{%-?\s*schema\s*-?%\}([\s\S]*?)\{%-?\s*endschema/g)].map((it) => it[1] ?? '');

const wordsOf = ({ name, settings }: BlockSchema): string[] =>
  [name, ...settings.flatMap((it) => [it.label, it.content, it.info])].filter((it) => it !== undefined);

function schemaFaults(liquid: string, schema: BlockSchema, { assets, schemaTexts, texts }: Extension): string[] {
  const ids = schema.settings.flatMap((it) => it.id ?? []);
  const used = [...liquid.matchAll(/block\.settings\.(\w+)/g)].map((it) => it[1] ?? '');
  const said = [...liquid.matchAll(/'([\w.]+)'\s*\|\s*t\b/g)].map((it) => it[1] ?? '');
  const files = [schema.javascript, schema.stylesheet].filter((it) => it !== undefined);
  const keys = wordsOf(schema).filter((it) => it.startsWith('t:'));
  return [
    ...(schema.name.startsWith('t:') || schema.name.length <= longestName ? [] : ['has a name that is too long']),
    ...schema.settings.flatMap((it, at) => settingFaults(it).map((fault) => `setting ${it.id ?? at} ${fault}`)),
    ...ids.filter((it, at) => ids.indexOf(it) !== at).map((it) => `has the setting ${it} twice`),
    ...used.filter((it) => !ids.includes(it)).map((it) => `reads the setting ${it}, which it hasn’t`),
    ...ids.filter((it) => !used.includes(it)).map((it) => `has the setting ${it}, and never reads it`),
    ...keys.filter((it) => !has(schemaTexts, it.slice(2))).map((it) => `says ${it}, which the locales don’t`),
    ...said.filter((it) => !has(texts, it)).map((it) => `says ${it}, which the locales don’t`),
    ...files.filter((it) => !(it in assets)).map((it) => `names the asset ${it}, which isn’t there`),
  ];
}

/** What is wrong with one block. */
function blockFaults(liquid: string, extension: Extension): string[] {
  const [json, ...more] = schemaOf(liquid);
  if (json === undefined || more.length > 0) return ['has not one schema'];
  let said: unknown;
  try {
    said = JSON.parse(json);
  } catch {
    return ['has a schema that is no JSON'];
  }
  const schema = BlockSchema.safeParse(said);
  const big = Buffer.byteLength(liquid) > limits.block ? ['is too big'] : [];
  if (!schema.success) return [...big, ...schema.error.issues.map((it) => `${it.path.join('.')}: ${it.message}`)];
  return [...big, ...schemaFaults(liquid, schema.data, extension), ...markupFaults(liquid)];
}

/** What Shopify, or a store’s pages, would mind of a theme app extension; nothing where all is well. */
export function extensionFaults(extension: Extension): string[] {
  const { blocks, assets, schemaTexts } = extension;
  const liquid = Object.values(blocks).reduce((sum, it) => sum + Buffer.byteLength(it), 0);
  const total = Object.values(assets).reduce((sum, it) => sum + it.bytes, liquid);
  const all = Object.values(blocks).join('\n');
  const unsaid = keysIn(schemaTexts).filter((it) => !all.includes(`"t:${it}"`));
  return [
    ...Object.entries(blocks).flatMap(([name, it]) => blockFaults(it, extension).map((fault) => `${name} ${fault}`)),
    ...Object.entries(assets).flatMap(([name, { packed }]) =>
      name.endsWith('.js') && packed > limits.script ? [`${name} is ${packed} bytes gzip'd`] : [],
    ),
    ...(liquid > limits.liquid ? ['its Liquid is too big'] : []),
    ...(total > limits.extension ? ['it is too big'] : []),
    ...unsaid.map((it) => `the locales say ${it}, which no block does`),
  ];
}
