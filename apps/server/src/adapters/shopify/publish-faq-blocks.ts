import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PlacedBlocks } from '../../ports/commerce.ts';
import { type AdminApi, refuseUserErrors, UserErrors } from './wire/graphql-client.ts';

const namespace = 'chatty';
const indexKey = 'faq_blocks';

const Before = z.object({
  currentAppInstallation: z.object({ id: z.string(), metafield: z.object({ value: z.string() }).nullish() }),
});
const Written = z.object({ metafieldsSet: z.object({ userErrors: UserErrors }).nullish() });
const Deleted = z.object({ metafieldsDelete: z.object({ userErrors: UserErrors }).nullish() });

/** The index as an earlier run wrote it; one that cannot be read counts as none. */
const Index = z.object({
  blocks: z.array(
    z.object({ key: z.string(), mark: z.string(), locales: z.record(z.string(), z.string()).default({}) }),
  ),
});

/** What stands in which field, by a mark of it. */
function readIndex(value: string | undefined): Map<string, string> {
  try {
    const { blocks } = Index.parse(JSON.parse(value ?? '{}'));
    return new Map(
      blocks.flatMap(({ key, mark, locales }): [string, string][] => [
        [key, mark],
        ...Object.entries(locales).map(([locale, its]): [string, string] => [inLocale(key, locale), its]),
      ]),
    );
  } catch {
    return new Map();
  }
}

const keyOf = (id: string) => `faq_${id.replaceAll('-', '')}`;
/** As `chatty-faqs.liquid` makes it of the language of the page. */
const inLocale = (key: string, locale: string) => `${key}_${locale}`;
const markOf = (json: string) => createHash('sha256').update(json).digest('base64url').slice(0, 12);

/** How many fields Shopify writes or deletes at a time, and how many characters we ask it to write at most. */
const mostFields = 25;
const mostChars = 2_000_000;

interface Field {
  key: string;
  value: string;
}

/** The fields in portions that Shopify takes. */
function portionsOf(fields: readonly Field[]): Field[][] {
  const portions: Field[][] = [];
  let chars = Number.POSITIVE_INFINITY;
  for (const it of fields) {
    if (chars + it.value.length > mostChars || (portions.at(-1)?.length ?? 0) >= mostFields) {
      portions.push([]);
      chars = 0;
    }
    portions.at(-1)?.push(it);
    chars += it.value.length;
  }
  return portions;
}

/**
 * Writes each block into an app metafield of its own for each language in which it says something else, since one holds
 * 128 KB at most, and into `chatty.faq_blocks` where each is shown. What has not changed is not written again; the index
 * comes after what it names, and before what it no longer names goes, so that the theme never finds one without the other.
 */
export async function publishFaqBlocks(api: AdminApi, shopId: string, { style, blocks }: PlacedBlocks): Promise<void> {
  const { currentAppInstallation: owner } = await api(shopId, 'faq-blocks', Before);
  const before = readIndex(owner.metafield?.value);
  const named = new Set<string>();
  const fresh: Field[] = [];
  const mark = (key: string, content: object) => {
    const value = JSON.stringify(content);
    const its = markOf(value);
    if (before.get(key) !== its) fresh.push({ key, value });
    named.add(key);
    return its;
  };
  const index = blocks.map(({ content, translations, ...place }) => {
    const key = keyOf(place.id);
    const locales = Object.entries(translations).map(([locale, it]) => [locale, mark(inLocale(key, locale), it)]);
    return { ...place, key, mark: mark(key, content), locales: Object.fromEntries(locales) };
  });
  const value = JSON.stringify({ style, blocks: index });
  const portions = portionsOf(fresh);
  if (value !== owner.metafield?.value && (blocks.length > 0 || owner.metafield)) {
    portions.push([{ key: indexKey, value }]);
  }
  for (const portion of portions) {
    const metafields = portion.map((it) => ({ ownerId: owner.id, namespace, type: 'json', ...it }));
    const { metafieldsSet } = await api(shopId, 'embed-publish', Written, { metafields });
    refuseUserErrors(metafieldsSet?.userErrors ?? []);
  }

  const gone = [...before.keys()].filter((key) => !named.has(key));
  for (let from = 0; from < gone.length; from += mostFields) {
    const metafields = gone.slice(from, from + mostFields).map((key) => ({ ownerId: owner.id, namespace, key }));
    const { metafieldsDelete } = await api(shopId, 'metafields-delete', Deleted, { metafields });
    refuseUserErrors(metafieldsDelete?.userErrors ?? []);
  }
}
