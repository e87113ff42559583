import { matters } from '../../../language/concept-kinds.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { foldedWords } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';
import type { Concept } from '../../../language/lexicon/concepts.ts';
import { findProducts } from '../../catalog/index.ts';
import { confidenceFloor, type RetrievedHit, retrieveOfProduct } from '../../knowledge/index.ts';
import { termsOf } from '../../retrieval/index.ts';
import { languageOfShop } from '../../shops/index.ts';
import { conceptsIn } from '../tools/rivals/rival-first.ts';
import { isNamedIn } from '../tools/search-products.ts';
import type { ToolContext } from '../tools/tool-context.ts';

const hitsWanted = 3;
const productsLookedAt = 5;
/** A hit this far behind the best one is about something else. */
const nearBest = 0.6;

interface Meant {
  id: string;
  title: string;
}

/** What the shop has written about the one product that is meant. */
export interface ProductAnswers {
  product: Meant;
  hits: RetrievedHit[];
  confidence: number;
}

/** What is asked beside the product's name, where something is. */
function besideName(question: string, title: string): string {
  const name = new Set(foldedWords(title));
  const rest = question.replace(/[\p{L}\p{N}][\p{L}\p{N}-]{0,40}/gu, (word) =>
    foldedWords(word).every((it) => name.has(it)) ? ' ' : word,
  );
  return /[\p{L}\p{N}]/u.test(rest) ? rest.replace(/\s+/g, ' ').trim() : question;
}

/**
 * Whether a text names the matter of the shop that a question names, such as delivery, where it does: how long a battery lasts
 * is no answer to how long a parcel takes, however alike they are asked.
 */
function namesItsMatter(
  { passage: { title, text }, variants }: RetrievedHit,
  asked: ReadonlySet<Concept>,
  language: Language,
) {
  if (asked.size === 0) return true;
  return conceptsIn([title, ...variants, text].join('\n'), language).some((it) => asked.has(it));
}

/** Of the shop's answers about this one product those that come near to the question. */
async function search({ ctx, inquiry }: ToolContext, product: Meant, question: string): Promise<ProductAnswers> {
  const asked = isNamedIn(question, product.title) ? besideName(question, product.title) : question;
  const found = await retrieveOfProduct(ctx, product.id, { text: asked, hint: inquiry.language, limit: hitsWanted });
  const named = conceptsIn(asked, detectLanguage(asked, inquiry.language)).filter((it) => matters.has(it));
  const language = languageOfShop(inquiry.shop);
  const fitting = found.hits.filter((it) => namesItsMatter(it, new Set(named), language));
  const [first] = fitting;
  // Of the whole search where its first hit is among them: that one is held to more than the others.
  const confidence = first === found.hits[0] ? found.confidence : (first?.confidence ?? 0);
  return { product, hits: fitting.filter((it) => it.score >= (first?.score ?? 0) * nearBest), confidence };
}

/** Adds what was found to the findings; what is not sure enough to be said is left out of it then. */
function counted({ findings }: ToolContext, found: ProductAnswers): ProductAnswers {
  const { hits, confidence } = found;
  findings.confidence = Math.max(findings.confidence ?? 0, confidence);
  findings.nearness = Math.max(findings.nearness ?? 0, confidence);
  const isNew = ({ passage }: RetrievedHit) => !findings.retrieved.some((it) => it.id === passage.id);
  for (const { passage, score } of hits.filter(isNew))
    findings.retrieved.push({ id: passage.id, kind: passage.kind, title: passage.title, score });
  return confidence < confidenceFloor ? { ...found, hits: [] } : found;
}

/** What the shop has answered about this one product, as far as it answers the question. */
export const answersAbout = async (context: ToolContext, product: Meant, question: string): Promise<ProductAnswers> =>
  counted(context, await search(context, product, question));

/** Whether a question names what only another product is called: then it is no question about the one on the page. */
function namesAnother(question: string, { product, hits }: ProductAnswers, others: readonly Meant[]): boolean {
  const own = [product.title, ...hits.flatMap(({ passage, variants }) => [passage.title, passage.text, ...variants])];
  const known = new Set(termsOf(own.join(' ')));
  const foreign = new Set(termsOf(question).filter((it) => !known.has(it)));
  return others.some(({ title }) => termsOf(title).some((it) => foreign.has(it)));
}

/**
 * What the shop has written about the product that a question names, or else about the one whose page is open. Null where no
 * product is meant, several are, or another than that of the page may be.
 */
export async function productAnswers(context: ToolContext, question: string): Promise<ProductAnswers | null> {
  const { ctx, inquiry } = context;
  const language = languageOfShop(inquiry.shop);
  const { products } = await findProducts(ctx, { text: question, language, limit: productsLookedAt });
  const found = products.map(({ card: { id, title } }): Meant => ({ id, title }));
  const named = found.filter(({ title }) => isNamedIn(question, title));
  // "Larch Tent 2" says all of "Larch Tent", too.
  const meant = named.filter(({ id, title }) => !named.some((it) => it.id !== id && isNamedIn(it.title, title)));
  if (meant.length > 1) return null;
  const [only] = meant;
  if (only) return answersAbout(context, only, question);
  const { onPage } = inquiry;
  if (!onPage) return null;
  const answers = await search(context, onPage, question);
  const others = found.filter(({ id }) => id !== onPage.id);
  return namesAnother(question, answers, others) ? null : counted(context, answers);
}
