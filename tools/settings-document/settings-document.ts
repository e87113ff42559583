import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');

/** The admin's pages that set something, by the folders that hold what they are made of. */
const pages: readonly (readonly [folder: string, address: string])[] = [
  ['apps/admin/src/features/widget/appearance', '/widget/appearance'],
  ['apps/admin/src/features/widget/contact-methods', '/widget/appearance'],
  ['apps/admin/src/features/widget/advanced', '/widget/advanced'],
  ['apps/admin/src/features/widget/chat-page', '/widget/chat_page'],
  ['apps/admin/src/features/widget/popups/welcome', '/settings/detail/welcome-popup'],
  ['apps/admin/src/features/widget/popups/newsletter', '/settings/detail/newsletter-popup'],
  ['apps/admin/src/features/widget/popups/product', '/settings/detail/product-popup'],
  ['apps/admin/src/features/widget/popups/cart-booster', '/settings/detail/cart-booster-popup'],
  ['apps/admin/src/features/widget/order-tracking', '/settings/integrations/order-tracking'],
  ['apps/admin/src/features/widget/pre-chat', '/settings/detail/pre-chat'],
  ['apps/admin/src/features/desk', '/inbox/settings/:memberId'],
  ['apps/admin/src/features/widget/chat-availability', '/settings/chat-availability'],
  ['apps/admin/src/features/widget/auto-resolve', '/settings/detail/auto-resolve'],
  ['apps/admin/src/features/response-targets', '/settings/detail/response-targets'],
  ['apps/admin/src/features/widget/satisfaction', '/settings/detail/automation/satisfaction-survey'],
  ['apps/admin/src/features/faqs/page', '/faqs'],
  ['apps/admin/src/features/assistant/settings', '/ai_assistant/settings'],
  ['apps/admin/src/features/assistant/instructions', '/ai_assistant/instruction'],
  ['apps/admin/src/features/assistant/hand-off', '/ai_assistant/hand_off'],
  ['apps/admin/src/features/assistant/area', '/ai_assistant/settings'],
  ['apps/admin/src/features/assistant/quick-answers', '/assistant'],
  ['apps/admin/src/features/dev-zone', '/dev_zone'],
];

interface Told {
  field: string;
  /** Addresses of the admin's pages. */
  pages: string[];
  default: string;
  rule: string;
  effect: string;
  /** Files of tests that set it and look at what comes of it. */
  tests: string[];
}

const sources = (folder: string, pattern: string): { path: string; text: string }[] =>
  globSync(pattern, { cwd: join(root, folder) })
    .toSorted()
    .map((path) => ({
      path: `${folder}/${path}`,
      text: readFileSync(join(root, folder, path), 'utf8'),
    }));

/** A page draws a setting: `draft.icon`, `settings.icon`, or by its name, `name="icon"`. */
const draws = (text: string, field: string): boolean =>
  new RegExp(`\\b(?:draft|hours|contact|settings)\\.${field}\\b|(['"])${field}\\1`).test(text);
/** A test names the settings that it changes: `icon: 'heart'`, `['icon', 'heart']`. */
const sets = (text: string, field: string): boolean => new RegExp(`\\b${field}\\b['"]?[:,\\s]`).test(text);

const choices = (values: readonly unknown[]): string =>
  values.map((it) => (it === '' ? 'empty' : String(it))).join(', ');

/** What a value must be, in a few words. */
function ruleOf(schema: z.core.JSONSchema.BaseSchema): string {
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
      if (schema.pattern?.includes('[0-9a-f]{6}')) return 'a color, #rrggbb';
      if (schema.pattern?.includes('24:00')) return 'a time of day';
      if (schema.pattern?.includes('files')) return 'the address of a picture';
      return schema.maxLength ? `at most ${schema.maxLength} characters` : 'text';
    case 'array':
      return schema.maxItems === schema.minItems && schema.maxItems
        ? `a list of ${schema.maxItems}`
        : schema.maxItems
          ? `a list of at most ${schema.maxItems}`
          : 'a list';
    case 'object':
      return `an object of ${Object.keys(schema.properties ?? {}).join(', ')}`;
    default:
      return 'any';
  }
}

function defaultOf(value: unknown): string {
  if (value === '' || value === null) return 'empty';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `${value.length} entries`;
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, its]) => `${name}: ${defaultOf(its)}`)
      .join('; ');
  }
  return String(value);
}

/** Every field of the chatbox's settings: where it is set, with what it begins, what it must be, what it does, who tests it. */
export function settingsTold(): Told[] {
  const defaults: Record<string, unknown> = ShopSettings.parse({});
  const inChromium = ['e2e/chatbox', 'e2e/settings', 'e2e/faqs'].flatMap((it) => sources(it, '**/*.e2e.ts'));
  const atServer = sources('apps/server/src/features/shop-settings', '**/*.test.ts');
  const screens = pages.map(([folder, address]) => ({ address, files: sources(folder, '**/*.{ts,tsx}') }));
  return Object.entries(ShopSettings.shape).map(([field, schema]) => {
    const at = screens.filter(({ files }) => files.some((it) => !it.path.includes('.test.') && draws(it.text, field)));
    const setBy = (tests: typeof atServer) => tests.filter((it) => sets(it.text, field)).map((it) => it.path);
    const seen = setBy(inChromium);
    return {
      field,
      pages: [...new Set(at.map((it) => it.address))],
      default: defaultOf(defaults[field]),
      rule: ruleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
      effect: schema.description ?? '',
      tests: seen.length > 0 ? seen : setBy(atServer),
    };
  });
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The table of all settings, as Markdown. */
export function settingsDocument(told: readonly Told[]): string {
  const head = ['Setting', 'Set at', 'Default', 'Rule', 'Effect', 'Tested by'];
  const lines = told.map((it) => [
    `\`${it.field}\``,
    it.pages.map((page) => `\`${page}\``).join(', ') || 'the API',
    cell(it.default),
    cell(it.rule),
    cell(it.effect),
    it.tests
      .slice(0, 2)
      .map((path) => `\`${path}\``)
      .join(', '),
  ]);
  const widths = head.map((_, i) => Math.max(3, ...[head, ...lines].map((cells) => cells[i]?.length ?? 0)));
  const row = (cells: readonly string[]) => `| ${cells.map((it, i) => it.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return `# Every setting of the chatbox

Made by \`tools/settings-document\` from the contract (\`packages/contract/src/settings\`), the admin's pages, and the tests; its
test fails when the two differ. \`npx vitest run --project unit settings-document -u\` writes it anew.

${[row(head), row(widths.map((it) => '-'.repeat(it))), ...lines.map(row)].join('\n')}
`;
}
