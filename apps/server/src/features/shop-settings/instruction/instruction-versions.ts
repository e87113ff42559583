import type { InstructionVersion } from '@chatty/contract/instruction/instruction-versions';
import { mostInstructionVersions } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { sql } from 'kysely';
import { texts } from '#texts/shop-settings.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import { findMember } from '../../team/index.ts';

const instructionOf = ({ aiAssistantSettings }: ShopSettings) => aiAssistantSettings.customInstruction;

const versionsOf = (ctx: Ctx) => ctx.db.selectFrom('instruction_versions').where('shop_id', '=', ctx.shopId);

/** Keeps the instruction as a version where it was changed; of too many the oldest go. */
export async function keepVersion(
  tx: TxCtx,
  { who }: Pick<MemberCtx, 'who'>,
  [before, after]: readonly [ShopSettings, ShopSettings],
): Promise<void> {
  const text = instructionOf(after);
  if (text === instructionOf(before)) return;
  const author = await findMember(tx, who.memberId);
  await tx.db
    .insertInto('instruction_versions')
    .values({
      ...{ shop_id: tx.shopId, id: newId(), text, saved_at: tx.services.clock.now() },
      ...{ author_id: author.id, author_name: author.full_name },
    })
    .execute();
  const old = versionsOf(tx)
    .select('id')
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .offset(mostInstructionVersions);
  await tx.db.deleteFrom('instruction_versions').where('shop_id', '=', tx.shopId).where('id', 'in', old).execute();
}

/** The versions of the shop's instruction, latest first. */
export async function listVersions(ctx: Ctx): Promise<InstructionVersion[]> {
  const rows = await versionsOf(ctx)
    .select(['id', 'saved_at', 'author_name', sql<number>`length(text)`.as('chars')])
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((it) => ({
    ...{ id: it.id, savedAt: it.saved_at.toISOString(), authorName: it.author_name },
    chars: it.chars,
  }));
}

/** A version with what stood there until then. Throws `not_found`. */
export async function readVersion(ctx: Ctx, id: string): Promise<{ text: string; before: string }> {
  const version = await versionsOf(ctx).select(['text', 'saved_at']).where('id', '=', id).executeTakeFirst();
  if (!version) throw notFound(texts.thisVersion);
  const before = await versionsOf(ctx)
    .select('text')
    .where((q) =>
      q.or([q('saved_at', '<', version.saved_at), q.and([q('saved_at', '=', version.saved_at), q('id', '<', id)])]),
    )
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { text: version.text, before: before?.text ?? '' };
}
