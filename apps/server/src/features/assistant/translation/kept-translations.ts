import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processState } from '../../../platform/processes/process-state.ts';

const most = 5_000;
const maxChars = 4_000_000;

/**
 * Translations that were compared and shown, by what they are translations of. They are kept in memory only: a sentence
 * that the shop changes is another one, and a process that forgets asks once more.
 */
export const keptTranslations = processState(
  'assistant.kept-translations',
  () => new LRUCache<string, string>({ max: most, maxSize: maxChars, sizeCalculation: (text) => text.length + 1 }),
);

/** Names a sentence of a shop, as one engine puts it into one language. */
export const translationKey = (
  ...of: readonly [shop: string, engine: string, from: string, to: string, text: string]
) => createHash('sha256').update(JSON.stringify(of)).digest('base64url');
