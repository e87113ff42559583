import { contentWords, sentencesOf } from '../../assistant/index.ts';
import { foldedWords } from '../../../language/fold.ts';
import { maskQuestion } from '../questions/mask-question.ts';

/** With what a reply begins that says nothing to the next visitor, as far as the first comma. */
const greeting =
  /^(?:hi|hello|hey|dear|hallo|hej|hei|ciao|salut|bonjour|hola|olá|good (?:morning|afternoon|evening|day)|guten (?:tag|morgen|abend)|liebe|lieber)\b[^,.!?:\n]{0,40}[,.!?:-]?\s{0,3}/i;
/** With what a sentence begins that only ends or softens a reply. */
const courtesy =
  /^(?:thanks?|thank you|many thanks|(?:kind|best|warm) (?:regards|wishes)|all the best|cheers|sincerely|yours|have a (?:nice|great|good|lovely)|let (?:me|us) know|feel free|hope (?:this|that) helps|i hope|we hope|sorry|apologies|no problem|you(?:'|’)?re welcome|my pleasure|of course|sure|one moment|let me (?:check|look|see)|(?:viele|liebe|beste|freundliche) grüße|mit freundlichen grüßen|danke|vielen dank|merci|cordialement|gracias|saludos|grazie|cordiali saluti)\b/i;
/** A courtesy of more words than this says something else, too. */
const courtesyWords = 9;

/** Who is spoken to and who speaks: their names are no part of an answer. */
function withoutNames(text: string, names: ReadonlySet<string>): string {
  return text
    .split(' ')
    .filter((word) => !foldedWords(word).some((it) => names.has(it)))
    .join(' ');
}

const isCourtesy = (sentence: string) => courtesy.test(sentence) && foldedWords(sentence).length <= courtesyWords;
/** Something in it is one visitor's alone: an address, a number of an order. */
const isPersonal = (sentence: string) =>
  maskQuestion(sentence) !== sentence.replace(/\s+/g, ' ').trim().slice(0, 300).trim();

function cleaned(paragraph: string, names: ReadonlySet<string>): string {
  return sentencesOf(paragraph.replace(greeting, ''))
    .map((it) => it.trim())
    .filter((it) => it !== '' && !isCourtesy(it) && !isPersonal(it))
    .map((it) => withoutNames(it, names))
    .filter((it) => contentWords(it).length > 0)
    .join(' ');
}

/**
 * What of a member's reply holds for every visitor, in light Markdown: without greetings, thanks and signatures, without
 * the names of those who talk, and without sentences that hold an address or a number of somebody's. Empty where nothing
 * is left.
 */
export function ownWords(reply: string, people: readonly string[]): string {
  const names = new Set(people.flatMap((it) => foldedWords(it)).filter((it) => it.length > 1));
  return reply
    .split('\n')
    .map((it) => cleaned(it, names))
    .filter(Boolean)
    .join('\n\n');
}
