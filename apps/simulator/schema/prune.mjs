// Cuts Shopify's Admin API down to what the documents beside this file use: their types and fields, with all
// arguments, input types and enums, and without descriptions.
// Usage: node schema/prune.mjs INTROSPECTION.json[.gz] > schema/admin-2026-07.graphql
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { buildClientSchema, parse, printSchema, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';

const [, , file] = process.argv;
if (!file) throw new Error('Which introspection file? node schema/prune.mjs INTROSPECTION.json[.gz]');
const bytes = readFileSync(file);
const introspection = JSON.parse(String(file.endsWith('.gz') ? gunzipSync(bytes) : bytes)).data;
const schema = buildClientSchema(introspection);

const folder = new URL('documents/', import.meta.url);
const usedFields = new Map();
const usedTypes = new Set([schema.getQueryType().name, schema.getMutationType().name]);
for (const name of readdirSync(folder)) {
  const document = parse(readFileSync(new URL(name, folder), 'utf8'));
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(`${name}: ${errors.map((error) => error.message).join('; ')}`);
  const info = new TypeInfo(schema);
  visit(document, visitWithTypeInfo(info, {
    Field() {
      const parent = info.getParentType();
      const field = info.getFieldDef();
      if (!parent || field.name.startsWith('__')) return;
      usedTypes.add(parent.name);
      usedFields.set(parent.name, (usedFields.get(parent.name) ?? new Set()).add(field.name));
    },
    InlineFragment() {
      if (info.getType()) usedTypes.add(info.getType().name);
    },
  }));
}

const byName = new Map(introspection.__schema.types.map((type) => [type.name, type]));
const nameOf = (ref) => (ref.ofType ? nameOf(ref.ofType) : ref.name);
// Pages have one shape everywhere, whichever half of it a document asks for.
const isPaging = (name) => /(Connection|Edge|^PageInfo)$/.test(name);
const pagingFields = new Set(['edges', 'nodes', 'pageInfo', 'node', 'cursor', 'hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor', 'userErrors']);
const kept = new Map();
const keep = (name) => {
  if (kept.has(name)) return;
  const type = byName.get(name);
  const wanted = isPaging(name) ? pagingFields : (usedFields.get(name) ?? new Set());
  const fields = type.fields?.filter((field) => wanted.has(field.name)) ?? null;
  kept.set(name, { ...type, fields, description: null, interfaces: type.interfaces && [] });
  for (const field of fields ?? []) {
    keep(nameOf(field.type));
    for (const argument of field.args) keep(nameOf(argument.type));
  }
  for (const field of type.inputFields ?? []) keep(nameOf(field.type));
};
for (const type of introspection.__schema.types.filter((one) => one.kind === 'INTERFACE' && usedFields.has(one.name))) {
  for (const { name } of type.possibleTypes.filter((one) => usedTypes.has(one.name))) {
    usedFields.set(name, new Set([...(usedFields.get(name) ?? []), ...usedFields.get(type.name)]));
  }
}
for (const name of usedTypes) keep(name);
for (const name of ['String', 'Boolean', 'Int', 'Float', 'ID']) keep(name);
for (const name of byName.keys()) if (name.startsWith('__')) kept.set(name, byName.get(name));
for (const type of kept.values()) {
  if (type.possibleTypes) type.possibleTypes = type.possibleTypes.filter((one) => kept.has(one.name));
}
for (const type of kept.values()) {
  if (type.kind !== 'INTERFACE') continue;
  for (const { name } of type.possibleTypes) kept.get(name).interfaces.push({ kind: 'INTERFACE', name: type.name, ofType: null });
}

const bare = (value) => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'description' ? null : bare(inner)]));
};
const directives = introspection.__schema.directives.filter((one) => ['skip', 'include', 'deprecated', 'specifiedBy', 'oneOf'].includes(one.name));
const pruned = buildClientSchema({
  __schema: bare({ ...introspection.__schema, subscriptionType: null, directives, types: [...kept.values()] }),
});
process.stdout.write(`# Made by schema/prune.mjs from the introspection of Shopify's Admin API 2026-07. Do not edit.\n${printSchema(pruned)}\n`);
