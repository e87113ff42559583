import type { TagChange } from '@chatty/contract/tags';
import { texts } from '#texts/conversations.ts';
import type { TxCtx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import { holdTags } from '../../tags/index.ts';
import type { Mark } from '../append/mark.ts';

/** What a change of tags means. Throws `not_found` where a tag that is to be put on is not there; one to be taken off may be gone. */
export async function tagged(tx: TxCtx, { add, remove }: TagChange): Promise<Mark> {
  const held = await holdTags(tx, [...add, ...remove]);
  const addTags = held.filter((it) => add.includes(it.id));
  if (addTags.length < new Set(add).size) throw notFound(texts.tag);
  return { addTags, removeTags: held.filter((it) => remove.includes(it.id)) };
}
