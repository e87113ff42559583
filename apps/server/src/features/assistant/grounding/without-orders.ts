import { inPlainSigns } from './reading/plain-text.ts';
import { sentencesOf } from './reading/sentences.ts';

/** What an assistant goes by, and what is said of it in an order to let go of that. */
const guidance = 'instructions?|prompts?|rules?|guidelines?|orders?|directions?|above|previous|prior|everything';

/** "We usually reply by email", "I answer with a label", "Reply with a photo of it": nobody orders a machine about. */
const ofTeam = 'we|i|team|they|usually|normally|can|will';
const ofShopper =
  'your|e-?mail|mail|phone|chat|letter|(?:a |some )?(?:photo|picture|video)s?|(?:the |an )?order number';

/** Sentences that talk to a machine instead of a shopper. "Don't forget the rules" talks to a shopper. */
const toMachine = new RegExp(
  [
    `(?<!\\b(?:not|never|n't) )\\b(?:ignore|disregard|forget|override|bypass)\\b[^.!?\\n]{0,60}\\b(?:${guidance})\\b`,
    '\\b(?:ignorier\\p{L}*|vergiss|missachte\\p{L}*)\\b[^.!?\\n]{0,40}\\b(?:alle|deine|diese|vorherigen|bisherigen)\\b[^.!?\\n]{0,30}\\b(?:anweisung|regel|vorgabe|instruktion|befehl)',
    '\\b(?:ignore[rz]?|oublie[rz]?)\\b[^.!?\\n]{0,40}\\b(?:tes|vos|ces|toutes|précédentes)\\b[^.!?\\n]{0,30}(?:instructions|consignes|règles)',
    '\\b(?:ignor[ae]|olvid[ae]|dimentica|esqueça)\\b[^.!?\\n]{0,40}(?:instrucciones|istruzioni|instruções|reglas|regole|regras|órdenes)',
    '\\b(?:negeer|vergeet)\\b[^.!?\\n]{0,40}\\b(?:alle|je|jouw|uw|vorige)\\b[^.!?\\n]{0,30}(?:instructies|regels|aanwijzingen)',
    '^\\W*(?:system|developer)\\s?:\\W*(?:say|tell|you|ignore|reply|respond|answer|always|never|new|give|offer|print|from now|the assistant)\\b',
    '^\\W*(?:(?:please|now|then|always|just|only|and) )*(?:say|pretend) that\\b',
    '\\b(?:system|developer) (?:prompt|message|override|note)\\b',
    '\\byou are (?:now|no longer)\\b',
    '\\b(?:as|being) an? (?:ai|assistant|language model|chatbot)\\b',
    '\\b(?:dear|attention|note to|hey|hello)[,:]? (?:ai|assistant|chatbot|bot|language model|llm)\\b',
    '\\b(?:the |this )?(?:ai|assistant|chatbot|language model|llm)\\b[^.!?\\n]{0,20}\\b(?:must|should|shall|has to|needs to|will|is to)\\b',
    `(?<!\\b(?:${ofTeam}) )\\b(?:respond|reply|answer) (?:only |always )?(?:with|by)\\b(?! (?:${ofShopper})\\b)`,
    '\\b(?:tell|inform|instruct|convince|ask) (?:the |every |all |any )?(?:user|visitor|customer|shopper)s?\\b',
    "\\b(?:do not|don't|never) (?:tell|mention|reveal|disclose|inform)\\b",
    '\\b(?:reveal|print|repeat|output|show)\\b[^.!?\\n]{0,30}\\b(?:prompt|instructions?|configuration)\\b',
    '\\b(?:call|invoke|use|run|execute) the \\w{1,40} (?:tool|function)\\b',
    '<\\/?(?:system|assistant|user|instructions?)>|\\[\\/?(?:INST|SYSTEM)\\]|<\\|\\w{1,40}\\|>',
  ].join('|'),
  'iu',
);

/** Read in plain signs: a sign that nobody sees, or a wider one, would hide an order from us and not from a model. */
const isOrder = (sentence: string) => toMachine.test(inPlainSigns(sentence).trim());

/** A sentence that a line break has cut in two is an order, too. */
const goesOn = (sentence: string) => !/[.!?…]\W{0,20}$/u.test(sentence);

/**
 * A text without the sentences that give orders to an assistant. What a page or a description says is information about
 * the shop; orders hidden in it are nobody's wish, and nothing is lost to the visitor by leaving them out. It is only the
 * first of three hedges: no tool acts on text, and the validator holds every claim against the evidence.
 */
export function withoutOrders(text: string): string {
  const sentences = sentencesOf(text);
  const left = sentences.filter((it, at) => {
    const [before = '', after = ''] = [sentences[at - 1], sentences[at + 1]];
    const inTwo = (first: string, second: string) => goesOn(first) && isOrder(`${first.trim()} ${second.trim()}`);
    return !isOrder(it) && !inTwo(before, it) && !inTwo(it, after);
  });
  return left.join('').trim();
}

/**
 * A title without orders, heading by heading: it is told to models, and read beside what an answer rests on. Where nothing
 * is left of it, `otherwise`.
 */
export function titleWithoutOrders(title: string, otherwise: string): string {
  const left = title.split(' › ').map(withoutOrders).filter(Boolean).join(' › ');
  return left === '' ? otherwise : left;
}
