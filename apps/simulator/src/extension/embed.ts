import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import { escapeHtml } from '../html.ts';
import { leadVariant } from '../storefront/product-card.ts';
import { priceCart } from '../shop/price-cart.ts';
import type { Product } from '../shop/records.ts';
import type { Visit } from '../storefront/visit.ts';

/** What an embed is told of the page that it stands on. */
export interface EmbeddingPage {
  /** Shopify's name of the template: index, product, collection, cart, page, ... */
  template: string;
  product?: Product;
  /** The handle of the collection that it shows. */
  collection?: string;
}

export interface BlockSchema {
  name?: string;
  target?: string;
  javascript?: string;
  stylesheet?: string;
  settings?: { id?: string; default?: unknown }[];
  available_if?: string;
  enabled_on?: { templates?: string[] };
  disabled_on?: { templates?: string[] };
}

const schemaTag = /\{%-?\s*schema\s*-?%\}([\s\S]*?)\{%-?\s*endschema\s*-?%\}/;

/**
 * Renders the app embeds of the extension folder as a theme does: blocks whose target is `body` or `head`, with the
 * settings' defaults, their script deferred and their style sheet linked. A block that cannot be rendered leaves an
 * HTML comment that says why; the shop's page is shown in any case.
 */
export async function renderEmbeds(visit: Visit, page: EmbeddingPage): Promise<{ head: string; body: string }> {
  const result = { head: '', body: '' };
  const { embed } = visit.shop.state.theme;
  const folder = visit.world.options.extensionDir;
  if (!embed?.enabled) return result;
  const engine = liquidEngine(folder);
  for (const { name, source, problem, schema } of embedBlocks(folder)) {
    try {
      if (problem) throw new Error(String(problem));
      const context = liquidContext(visit, page, schema, name);
      if (!isShown(schema, page.template) || !(await isAvailable(engine, schema, context))) continue;
      result[schema.target === 'head' ? 'head' : 'body'] += String(await engine.parseAndRender(source, context));
      if (schema.stylesheet) result.head += `<link rel="stylesheet" href="${assetUrl(folder, schema.stylesheet)}">`;
      if (schema.javascript) result.body += `<script src="${assetUrl(folder, schema.javascript)}" defer></script>`;
    } catch (error) {
      result.body += `<!-- ${name}: ${String(error).replaceAll('--', '- -')} -->`;
    }
  }
  return result;
}

interface ExtensionBlock {
  name: string;
  /** The Liquid without its schema. */
  source: string;
  schema: BlockSchema;
  problem?: unknown;
}

const isEmbed = ({ target }: BlockSchema) => target === 'body' || target === 'head';

/** The app embeds among the blocks of an extension folder; a block whose schema is no JSON is one too, with a problem. */
export const embedBlocks = (folder: string): ExtensionBlock[] =>
  extensionBlocks(folder).filter((it) => it.problem || isEmbed(it.schema));

/** All blocks of an extension folder. */
export function extensionBlocks(folder: string): ExtensionBlock[] {
  const blocks = join(folder, 'blocks');
  if (!existsSync(blocks)) return [];
  return readdirSync(blocks)
    .filter((file) => file.endsWith('.liquid'))
    .toSorted()
    .map((file): ExtensionBlock => {
      const name = file.replace('.liquid', '');
      const text = readFileSync(join(blocks, file), 'utf8');
      try {
        const schema = JSON.parse(schemaTag.exec(text)?.[1] ?? '{}') as BlockSchema;
        return { name, schema, source: text.replace(schemaTag, '') };
      } catch (problem) {
        return { name, schema: {}, source: '', problem };
      }
    });
}

/** Address of a file of the extension, with a mark of its content so that browsers may keep it. */
export function assetUrl(folder: string, file: string): string {
  const path = join(folder, 'assets', file);
  const mark = existsSync(path)
    ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12)
    : 'missing';
  return `/cdn/ext/${encodeURIComponent(file)}?v=${mark}`;
}

/** Liquid with the filters that blocks use. */
export function liquidEngine(folder: string): Liquid {
  const engine = new Liquid({
    root: join(folder, 'snippets'),
    partials: join(folder, 'snippets'),
    extname: '.liquid',
    jsTruthy: false,
  });
  const words = readLocale(folder);
  engine.registerFilter('asset_url', (file: string) => assetUrl(folder, file));
  engine.registerFilter('asset_img_url', (file: string) => assetUrl(folder, file));
  engine.registerFilter('script_tag', (url: string) => `<script src="${url}" type="text/javascript"></script>`);
  engine.registerFilter('stylesheet_tag', (url: string) => `<link rel="stylesheet" href="${url}">`);
  engine.registerFilter('t', (key: string, ...inserts: [string, unknown][]) => {
    const text = lookUp(words, String(key));
    if (typeof text !== 'string') return `Translation missing: en.${key}`;
    return inserts.reduce(
      (filled, [name, value]) => filled.replaceAll(new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`, 'g'), String(value)),
      text,
    );
  });
  return engine;
}

function readLocale(folder: string): unknown {
  const path = join(folder, 'locales', 'en.default.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function lookUp(value: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
      value,
    );
}

function isShown(schema: BlockSchema, template: string): boolean {
  const allowed = schema.enabled_on?.templates;
  if (allowed) return allowed.includes(template) || allowed.includes('*');
  return !schema.disabled_on?.templates?.includes(template);
}

async function isAvailable(engine: Liquid, schema: BlockSchema, context: object): Promise<boolean> {
  const path = /^\{\{\s*(app\.metafields\.[\w-]+\.[\w-]+)(?:\.value)?\s*\}\}$/.exec(schema.available_if ?? '')?.[1];
  if (!path) return true;
  return (await engine.parseAndRender(`{% if ${path}.value %}yes{% endif %}`, context)) === 'yes';
}

/** What a block knows of the shop, the page and its own settings; those of `set` stand in place of their defaults. */
export function liquidContext(
  visit: Visit,
  page: EmbeddingPage,
  schema: BlockSchema,
  block: string,
  set: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const { shop, customer, world } = visit;
  const metafields: Record<string, Record<string, unknown>> = {};
  for (const field of shop.state.installation.metafields) {
    (metafields[field.namespace] ??= {})[field.key] = { type: field.type, value: fieldValue(field.type, field.value) };
  }
  return {
    app: { metafields },
    block: {
      id: block,
      type: block,
      // The theme editor finds a block again by these, and tells it when it is selected.
      shopify_attributes: visit.designMode
        ? `data-shopify-editor-block="${escapeHtml(JSON.stringify({ id: block, type: block }))}"`
        : '',
      settings: Object.fromEntries(
        (schema.settings ?? []).flatMap(({ id, default: value }) => (id ? [[id, set[id] ?? value ?? null]] : [])),
      ),
    },
    shop: {
      id: shop.id,
      name: shop.name,
      permanent_domain: shop.domain,
      domain: new URL(world.origin).host,
      url: world.origin,
      secure_url: world.origin,
      email: shop.email,
      currency: shop.currency,
      locale: 'en',
    },
    customer: customer
      ? {
          id: customer.id,
          first_name: customer.firstName,
          last_name: customer.lastName,
          name: `${customer.firstName} ${customer.lastName}`,
          email: customer.email,
          phone: customer.phone,
        }
      : null,
    request: {
      locale: { iso_code: visit.locale, primary: visit.locale === 'en', root_url: '/' },
      design_mode: visit.designMode,
      page_type: page.template,
      path: visit.path,
      host: new URL(world.origin).host,
      origin: world.origin,
    },
    routes: { root_url: '/', cart_url: '/cart' },
    localization: {
      country: { iso_code: 'US', name: 'United States', currency: { iso_code: shop.currency, symbol: '$' } },
      language: { iso_code: visit.locale },
    },
    template: templateOf(page.template),
    product: page.product ? liquidProduct(page.product) : null,
    collection: page.collection ? { handle: page.collection } : null,
    cart: {
      item_count: priceCart(shop, visit.cart).itemCount,
      total_price: priceCart(shop, visit.cart).totalCents,
      currency: { iso_code: shop.currency },
    },
  };
}

/** A template in a folder, such as `customers/login`, is named by its last part alone. */
function templateOf(path: string): object {
  const parts = path.split('/');
  return { name: parts.at(-1), directory: parts.length > 1 ? parts[0] : null, suffix: null };
}

function liquidProduct(product: Product): object {
  const lead = leadVariant(product);
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    price: lead.priceCents,
    compare_at_price: lead.compareAtCents,
    available: lead.inventoryQuantity > 0,
    url: `/products/${product.handle}`,
    vendor: product.vendor,
    type: product.productType,
    tags: product.tags,
    collections: product.collections.map((handle) => ({ handle })),
    featured_image: `/cdn/products/${product.handle}.svg`,
    selected_or_first_available_variant: { id: lead.id, title: lead.title, price: lead.priceCents },
    variants: product.variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      price: variant.priceCents,
      available: variant.inventoryQuantity > 0,
    })),
  };
}

function fieldValue(type: string, text: string): unknown {
  if (type === 'boolean') return text === 'true';
  if (type === 'json' || type.startsWith('list.')) return JSON.parse(text);
  return type.startsWith('number') ? Number(text) : text;
}
