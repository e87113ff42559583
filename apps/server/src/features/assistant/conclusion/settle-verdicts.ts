import type { Decision } from '@chatty/contract/assistant';
import { texts } from '#texts/assistant.ts';
import { sentencesOf } from '../grounding/reading/sentences.ts';

type Verdict = Decision['verdicts'][number];

/** What the validator made of a sentence, and how it would read. */
export interface Judged extends Verdict {
  /** As the visitor would read it; absent where the sentence was dropped. */
  said?: string;
  /** A card says it. */
  onCard?: true;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The verdicts as they came true: a sentence counts as kept where the visitor got it, whatever it was judged on the
 * way. A sentence before a tool is taken back, a refusal takes the place of an answer, and the assistant's own fixed
 * words may equal a sentence of the model that was dropped. A sentence that was judged twice is listed once. `sent` is
 * null where nothing was sent.
 */
export function settleVerdicts(judged: readonly Judged[], sent: string | null): Verdict[] {
  const text = sent === null ? null : plain(sent);
  const sentences = new Set(sentencesOf(sent ?? '').map(plain));
  const settled = new Map<string, Verdict>();
  for (const { sentence, kept, reason, said, onCard } of judged) {
    const words = plain(said ?? sentence);
    // A dropped text may be the beginning of a sentence that was sent.
    const isThere = sentences.has(words) || (kept && text?.includes(words) === true);
    const isSent = text !== null && (onCard === true || isThere);
    const missing = text === null ? texts.verdicts.turnOver : texts.verdicts.replaced;
    const told = isSent === kept ? reason : isSent ? texts.verdicts.fixedWords : missing;
    const verdict = { sentence, kept: isSent, reason: onCard && isSent ? texts.verdicts.onCard : told };
    const key = plain(sentence);
    if (!settled.get(key)?.kept) settled.set(key, verdict);
  }
  return [...settled.values()];
}
