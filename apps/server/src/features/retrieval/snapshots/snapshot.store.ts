import { createHash } from 'node:crypto';
import type { Ctx } from '../../../ctx.ts';
import { bytesOfSaved, savedOfBytes } from './saved-bytes.ts';
import { Damaged, type Saved } from './saved.ts';

/** Of which index of the shop a snapshot is, and what it was made with. */
export interface SnapshotOf {
  name: string;
  basis: string;
  /** The shop's counter of changes. */
  version: number;
}

/** The index changed while it was written. */
class Overtaken extends Error {}

const snapshotOf = (ctx: Ctx, name: string) =>
  ctx.db.selectFrom('index_snapshots').where('shop_id', '=', ctx.shopId).where('name', '=', name);

async function* hashed(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, told: (hash: string) => void) {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  told(hash.digest('base64url'));
}

/**
 * Keeps a snapshot beside the shop's files, unless another process has kept one that is as new. Gives up when the index
 * changes meanwhile. Two files take turns, so that whoever reads the last one is not disturbed.
 */
export async function keepSnapshot(
  ctx: Ctx,
  of: SnapshotOf,
  saved: Saved,
  isUnchanged: () => boolean,
): Promise<'kept' | 'overtaken'> {
  const { files, clock } = ctx.services;
  const last = await snapshotOf(ctx, of.name).select(['version', 'basis', 'file_key']).executeTakeFirst();
  if (last && last.basis === of.basis && last.version >= of.version) return 'kept';
  const [even, odd] = ['0', '1'].map((turn) => `${ctx.shopId}/indexes/${of.name}-${turn}`);
  const key = (last?.file_key === even ? odd : even) ?? '';
  let size = 0;
  let hash = '';
  async function* pieces() {
    for (const piece of bytesOfSaved(saved)) {
      if (!isUnchanged()) throw new Overtaken();
      size += piece.length;
      yield piece;
    }
  }
  try {
    await files.put(
      key,
      hashed(pieces(), (it) => {
        hash = it;
      }),
    );
    if (!isUnchanged()) throw new Overtaken();
    const row = {
      version: of.version,
      basis: of.basis,
      file_key: key,
      byte_size: size,
      content_hash: hash,
      made_at: clock.now(),
    };
    await ctx.db
      .insertInto('index_snapshots')
      .values({ shop_id: ctx.shopId, name: of.name, ...row })
      .onConflict((on) => on.columns(['shop_id', 'name']).doUpdateSet(row))
      .execute();
    return 'kept';
  } catch (error) {
    // No row names it: that of a shop which is gone now can't.
    await files.remove(key);
    if (error instanceof Overtaken) return 'overtaken';
    throw error;
  }
}

/** What the shop's snapshot holds; null where there is none of this basis, or it can't be read. */
export async function readSnapshot(
  ctx: Ctx,
  { name, basis, version: newest }: SnapshotOf,
): Promise<{ version: number; saved: Saved } | null> {
  const row = await snapshotOf(ctx, name)
    .select(['version', 'basis', 'file_key', 'byte_size', 'content_hash'])
    .executeTakeFirst();
  if (!row || row.basis !== basis || row.version > newest) return null;
  try {
    const stream = await ctx.services.files.open(row.file_key);
    if (!stream) throw new Damaged('its file is gone');
    let hash = '';
    const pieces = hashed(stream, (it) => {
      hash = it;
    });
    const saved = await savedOfBytes(pieces, row.byte_size);
    if (hash !== row.content_hash) throw new Damaged('its content has another hash');
    return { version: row.version, saved };
  } catch (error) {
    ctx.log.warn({ err: error, index: name }, 'a snapshot of an index could not be read');
    return null;
  }
}
