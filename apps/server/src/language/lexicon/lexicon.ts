import type { Concept } from './concepts.ts';

/**
 * What visitors of a language call the matters of a shop. Entries are parted by commas; case, accents and apostrophes do
 * not count. `versand*` is any word that begins so, and `*versand` any that ends so (compounds). Several words in an
 * entry stand one after the other. In scripts without spaces an entry is found anywhere.
 */
export interface Lexicon {
  /** Small words that a sentence of this language hardly does without, and those of its neighbors do not use. */
  common: string;
  /** More small words, which its neighbors may use as well: they say nothing of what is asked. */
  idle?: string;
  /** What it calls standing between two things. */
  between?: string;
  concepts: Readonly<Record<Concept, string>>;
}
