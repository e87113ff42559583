import type { ProductKnowledge } from '@chatty/contract/data-sources';
import type { SuggestedQuestion } from '@chatty/contract/product-faqs';
import { texts } from '#texts/product-faqs.ts';
import { foldText } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';

type Matter = keyof typeof texts.questions;

/** How a sentence looks that tells of a matter, and how a field is called that does; the surest first. */
const matters: readonly { matter: Matter; sentence: RegExp; field: RegExp }[] = [
  { matter: 'material', sentence: /\bmade (?:of|from)\b|\d\s?% \p{L}/iu, field: /material|fabric|composition/i },
  {
    matter: 'care',
    sentence: /\b(?:machine|hand)[- ]wash|\bwash(?:able|ed|ing)?\b|\bdishwasher|\bwipe|\bdry[- ]clean/i,
    field: /\bcare\b|wash|clean/i,
  },
  {
    matter: 'water',
    sentence: /\bwaterproof|\bwater[- ]resistant|\brainproof|\bwater column\b/i,
    field: /waterproof/i,
  },
  { matter: 'weight', sentence: /\bweighs?\b|\d\s?(?:g|kg|lbs?|oz)\b/i, field: /weight/i },
  {
    matter: 'dimensions',
    sentence: /\d\s?(?:cm|mm|in|inch(?:es)?|ft|feet)\b|\d\s?[x×]\s?\d/i,
    field: /dimension|height|width|length/i,
  },
  { matter: 'capacity', sentence: /\d\s?(?:l|ml|lit(?:er|re)s?)\b/i, field: /capacity|volume/i },
  { matter: 'temperature', sentence: /\d\s?°\s?[CF]\b/, field: /temperature|comfort/i },
  { matter: 'battery', sentence: /\bbatter(?:y|ies)\b|\bburn time\b/i, field: /battery|burn.?time/i },
  {
    matter: 'people',
    sentence: /\bsleeps (?:\d|one|two|three|four)|\bfor (?:two|three|four|\d) (?:people|persons)\b/i,
    field: /sleeps|persons/i,
  },
  { matter: 'included', sentence: /\b(?:includes?|included|comes? with|in the box)\b/i, field: /included|in.the.box/i },
  { matter: 'origin', sentence: /\bmade in\b/i, field: /origin|made.in/i },
  { matter: 'warranty', sentence: /\bwarranty|\bguarantee/i, field: /warranty|guarantee/i },
];

/** What the store itself may have changed since: only its own data counts for that. */
const mayBeOld = /[$€£¥]|%\s?off\b|\b(?:discount|sale|code)\b/i;
/** A list or a reference, which nobody reads. */
const isData = /^\s*[[{]|^gid:/;
const mostSentences = 2;
const mostSuggested = 12;
const answerMaxChars = 2_000;

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!])\s+(?=\p{Lu})|\n+/u)
    .map((it) => it.trim())
    .filter((it) => it !== '' && !mayBeOld.test(it));

/** A sentence answers the first of its matters alone: how to wash a thing tells no temperature that it is made for. */
function fromDescription({ description }: ProductKnowledge): SuggestedQuestion[] {
  const sentences = sentencesOf(description).map((text) => ({
    text,
    of: matters.find(({ sentence }) => sentence.test(text))?.matter,
  }));
  return matters.flatMap(({ matter }) => {
    const said = sentences.filter((it) => it.of === matter).slice(0, mostSentences);
    const answer = said
      .map((it) => it.text)
      .join(' ')
      .slice(0, answerMaxChars);
    return said.length > 0 ? [{ question: texts.questions[matter], answer, from: 'description' as const }] : [];
  });
}

function fromFields({ metafields }: ProductKnowledge, language: Language): SuggestedQuestion[] {
  return metafields.flatMap(({ key, value }) => {
    if (isData.test(value) || mayBeOld.test(value) || value.trim() === '') return [];
    const name = key.replaceAll(/[_-]/g, ' ').trim();
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const known = matters.find(({ field }) => field.test(name));
    // Of a field in another language nothing is known but its name.
    const question = language === 'en' ? (known ? texts.questions[known.matter] : texts.whatIs(name)) : `${title}?`;
    return [{ question, answer: `${title}: ${value.trim()}`.slice(0, answerMaxChars), from: 'field' as const }];
  });
}

/**
 * Questions that a product’s own fields and description answer, in the store's words and nobody else's. None that is asked
 * already, none twice, none about prices: what they are the store tells by itself.
 */
export function suggestQuestions(
  product: ProductKnowledge,
  { asked, language }: { asked: readonly string[]; language: Language },
): SuggestedQuestion[] {
  const seen = new Set(asked.map(foldText));
  const all = [...fromFields(product, language), ...(language === 'en' ? fromDescription(product) : [])];
  const isNew = ({ question }: SuggestedQuestion): boolean => {
    const key = foldText(question);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  return all.filter(isNew).slice(0, mostSuggested);
}
