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
const Index = z.object({ blocks: z.array(z.object({ key: z.string(), mark: z.string() })) });

function readIndex(value: string | undefined): Map<string, string> {
  try {
    return new Map(Index.parse(JSON.parse(value ?? '{}')).blocks.map(({ key, mark }) => [key, mark]));
  } catch {
    return new Map();
  }
}

const keyOf = (id: string) => `faq_${id.replaceAll('-', '')}`;
const markOf = (json: string) => createHash('sha256').update(json).digest('base64url').slice(0, 12);

/**
 * Writes each block into an app metafield of its own, since one holds 128 KB at most, and into `chatty.faq_blocks` where
 * each is shown. What has not changed is not written again; the index comes after what it names, and before what it no
 * longer names goes, so that the theme never finds one without the other.
 */
export async function publishFaqBlocks(api: AdminApi, shopId: string, { style, blocks }: PlacedBlocks): Promise<void> {
  const { currentAppInstallation: owner } = await api(shopId, 'faq-blocks', Before);
  const before = readIndex(owner.metafield?.value);
  const set = async (key: string, value: string) => {
    const metafields = [{ ownerId: owner.id, namespace, key, type: 'json', value }];
    const { metafieldsSet } = await api(shopId, 'embed-publish', Written, { metafields });
    refuseUserErrors(metafieldsSet?.userErrors ?? []);
  };

  const index: object[] = [];
  const named = new Set<string>();
  for (const { content, ...place } of blocks) {
    const [key, value] = [keyOf(place.id), JSON.stringify(content)];
    const mark = markOf(value);
    if (before.get(key) !== mark) await set(key, value);
    named.add(key);
    index.push({ ...place, key, mark });
  }
  const value = JSON.stringify({ style, blocks: index });
  if (value !== owner.metafield?.value && (blocks.length > 0 || owner.metafield)) await set(indexKey, value);

  const gone = [...before.keys()].filter((key) => !named.has(key));
  if (gone.length === 0) return;
  const { metafieldsDelete } = await api(shopId, 'metafields-delete', Deleted, {
    metafields: gone.map((key) => ({ ownerId: owner.id, namespace, key })),
  });
  refuseUserErrors(metafieldsDelete?.userErrors ?? []);
}
