import type { DataSources } from '@chatty/contract/data-sources';
import { texts } from '#texts/assistant.ts';

const words = texts.sources;

/** How many products the assistant knows, of how many of the store, or of how many that the plan holds. */
export const wordsOfProducts = ({ count, held, limit }: DataSources['products']): string =>
  limit === null ? words.products(count) : held < count ? words.heldOf(held, count) : words.ofLimit(count, limit);
