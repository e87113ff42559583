import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** What of a theme app extension Shopify looks at, by the names of its files. */
export interface Extension {
  /** Blocks, as Liquid. */
  blocks: Record<string, string>;
  /** Bytes of the assets, as they are and gzip'd. */
  assets: Record<string, { bytes: number; packed: number }>;
  /** Texts of the theme editor, and those that visitors read. */
  schemaTexts: unknown;
  texts: unknown;
}

/** The build makes it, and holds it to less than Shopify does: where nothing is built yet, it counts as nothing. */
const loader = { 'chatty-loader.js': { bytes: 0, packed: 0 } };

export function readExtension(folder: string): Extension {
  const read = (path: string) => readFileSync(join(folder, path));
  const asset = (path: string) => ({ bytes: read(path).length, packed: gzipSync(read(path), { level: 9 }).length });
  const named = <T>(pattern: string, make: (path: string) => T) =>
    Object.fromEntries(globSync(pattern, { cwd: folder }).map((path) => [path.split('/').at(-1) ?? path, make(path)]));
  return {
    blocks: named('blocks/*.liquid', (path) => read(path).toString()),
    assets: { ...loader, ...named('assets/*', asset) },
    schemaTexts: JSON.parse(read('locales/en.default.schema.json').toString()),
    texts: JSON.parse(read('locales/en.default.json').toString()),
  };
}

const Setting = z.object({
  type: z.string(),
  id: z.string().optional(),
  label: z.string().optional(),
  content: z.string().optional(),
  info: z.string().optional(),
  default: z.unknown().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  unit: z.string().max(3).optional(),
});
export type Setting = z.infer<typeof Setting>;

/** What a block says of itself; what Shopify doesn't know is refused. */
export const BlockSchema = z.strictObject({
  name: z.string(),
  target: z.enum(['section', 'head', 'body', 'compliance_head']),
  javascript: z.string().optional(),
  stylesheet: z.string().optional(),
  enabled_on: z.unknown().optional(),
  disabled_on: z.unknown().optional(),
  settings: z.array(Setting).default([]),
});
export type BlockSchema = z.infer<typeof BlockSchema>;
