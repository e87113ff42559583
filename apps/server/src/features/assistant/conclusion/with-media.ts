import { mediaOf } from '@chatty/prose/media-of';
import type { Ctx } from '../../../ctx.ts';
import { readAnswers } from '../../faqs/index.ts';
import type { Said } from './conclude.ts';

const mostMedia = 4;

/**
 * Lets an answer show the pictures and videos of the FAQs that it comes from. They are taken from the FAQs themselves: no
 * model sees their addresses, and none can name others.
 */
export async function withMedia(ctx: Pick<Ctx, 'db' | 'shopId'>, said: Said): Promise<Said> {
  const ids = said.parts.flatMap((part) =>
    part.type === 'sources' ? part.sources.filter(({ kind }) => kind === 'faq').map(({ id }) => id) : [],
  );
  if (ids.length === 0) return said;
  const media = (await readAnswers(ctx, ids)).flatMap(mediaOf).slice(0, mostMedia);
  return media.length === 0 ? said : { ...said, parts: [{ type: 'media', media }, ...said.parts] };
}
