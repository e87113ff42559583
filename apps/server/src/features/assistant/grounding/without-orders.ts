import { takeSentences } from './reading/sentences.ts';

/** Sentences that talk to a machine instead of a shopper. */
const toMachine = new RegExp(
  [
    '\\b(?:ignore|disregard|forget|override|bypass)\\b[^.!?\\n]{0,60}\\b(?:instructions?|prompts?|rules?|guidelines?|orders?|directions?|above|previous|prior|everything)\\b',
    '\\b(?:system|developer) (?:prompt|message|override|note)\\b',
    '\\byou are (?:now|no longer)\\b',
    '\\b(?:as|being) an? (?:ai|assistant|language model|chatbot)\\b',
    '\\b(?:dear|attention|note to|hey|hello)[,:]? (?:ai|assistant|chatbot|bot|language model|llm)\\b',
    '\\b(?:the |this )?(?:ai|assistant|chatbot|language model|llm)\\b[^.!?\\n]{0,20}\\b(?:must|should|shall|has to|needs to|will|is to)\\b',
    '\\b(?:respond|reply|answer) (?:only |always )?(?:with|by)\\b',
    '\\b(?:tell|inform|instruct|convince|ask) (?:the |every |all |any )?(?:user|visitor|customer|shopper)s?\\b',
    "\\b(?:do not|don't|never) (?:tell|mention|reveal|disclose|inform)\\b",
    '\\b(?:reveal|print|repeat|output|show)\\b[^.!?\\n]{0,30}\\b(?:prompt|instructions?|configuration)\\b',
    '\\b(?:call|invoke|use|run|execute) the \\w{1,40} (?:tool|function)\\b',
    '<\\/?(?:system|assistant|user|instructions?)>|\\[\\/?(?:INST|SYSTEM)\\]|<\\|\\w{1,40}\\|>',
  ].join('|'),
  'i',
);

/**
 * A text without the sentences that give orders to an assistant. What a page or a description says is information about
 * the shop; orders hidden in it are nobody's wish, and nothing is lost to the visitor by leaving them out. It is only the
 * first of three hedges: no tool acts on text, and the validator holds every claim against the evidence.
 */
export function withoutOrders(text: string): string {
  const { whole, rest } = takeSentences(text);
  return [...whole, rest]
    .filter((it) => !toMachine.test(it))
    .join('')
    .trim();
}
