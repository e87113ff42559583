import type { Services } from '../../ctx.ts';
import { embedEach } from '../retrieval/index.ts';

/**
 * The meanings of texts; null for all of them while the embedder does not answer: what is compared goes by its words then.
 */
export async function embedIfPossible(
  { embedder, log }: Services,
  texts: readonly string[],
): Promise<(Float32Array | null)[]> {
  try {
    return await embedEach(embedder, texts);
  } catch (error) {
    log.warn({ err: error }, 'open questions were not embedded');
    return texts.map(() => null);
  }
}
