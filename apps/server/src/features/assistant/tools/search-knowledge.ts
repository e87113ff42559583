import { z } from 'zod';
import { detectLanguage } from '../../../language/detect-language.ts';
import { goods, telling } from '../../../language/concept-kinds.ts';
import { foldedWords } from '../../../language/fold.ts';
import { wordsOfLanguage } from '../../../language/lexica.ts';
import type { Language } from '../../../language/languages.ts';
import type { Concept } from '../../../language/lexicon/concepts.ts';
import { retellInEnglish } from '../../../language/retell.ts';
import { confidenceFloor, type Retrieved, retrieve } from '../../knowledge/index.ts';
import { languageOfShop } from '../../shops/index.ts';
import { withoutOrders } from '../grounding/without-orders.ts';
import { loggedTool } from './logged-tool.ts';
import type { ToolContext } from './tool-context.ts';

const hitsWanted = 5;
const passageMaxChars = 1_500;
/** A hit this far behind the best one is about something else. */
const nearBest = 0.6;

/** A rival this near to the first hit takes its place where it holds so much more of what the question says. */
const rival = { relevance: 0.75, coverage: 0.25, behind: 0.3 };

type Hits = Retrieved['hits'];

/** What a text is about: goods, what they are made of, and matters that one word is enough to ask about. */
const subjectsIn = (text: string, language: Language) =>
  new Set(
    wordsOfLanguage(language)
      .finder.inWords(foldedWords(text))
      .map((it) => it.concept)
      .filter((it) => goods.has(it) || telling.has(it)),
  );

/** Often told under one heading. */
const kindred: ReadonlySet<Concept> = new Set<Concept>(['return', 'refund', 'exchange']);

/** How much a text is about what was asked: how wool is washed is no answer about down, nor refunds one about returns. */
function aimOf({ title, text }: { title: string; text: string }, asked: ReadonlySet<Concept>, language: Language) {
  const areKindredAsked = [...kindred].some((it) => asked.has(it));
  const titled = [...subjectsIn(title, language)];
  const aim = titled.reduce((sum, it) => {
    if (asked.has(it)) return sum + (telling.has(it) ? 2 : 1);
    return kindred.has(it) && areKindredAsked ? sum : sum - 2;
  }, 0);
  const isTold = [...subjectsIn(text, language)].some((it) => asked.has(it) && telling.has(it));
  return isTold && !titled.some((it) => asked.has(it)) ? aim + 1 : aim;
}

/**
 * The first hit, unless a close one holds clearly more of the question's words ("sparks" stands in few texts), or its
 * heading is more about what was asked.
 */
function rivalFirst(hits: Hits, asked: ReadonlySet<Concept>, language: Language): Hits {
  const [first, ...rest] = hits;
  if (!first) return hits;
  const aim = ({ passage }: Hits[number]) => (asked.size === 0 ? 0 : aimOf(passage, asked, language));
  const near = rest.filter((it) => it.score >= rival.relevance * first.score);
  const better =
    near.find((it) => it.coverage >= first.coverage + rival.coverage && aim(it) >= aim(first)) ??
    near
      .filter((it) => it.coverage >= first.coverage - rival.behind)
      .toSorted((a, b) => aim(b) - aim(a))
      .find((it) => aim(it) > aim(first));
  return better ? [better, first, ...rest.filter((it) => it !== better)] : hits;
}

/**
 * Searches with the visitor's words and, where they are in another language, with English ones: the encoder and most
 * shops know English.
 */
async function retrieveInBothWords({ ctx, inquiry }: ToolContext, question: string): Promise<Retrieved> {
  const language = detectLanguage(question, inquiry.language);
  const asked = { text: question, language, limit: hitsWanted };
  const retold = { text: retellInEnglish(question, language), language: 'en' as const, limit: hitsWanted };
  const all = await Promise.all((language === 'en' ? [asked] : [asked, retold]).map((it) => retrieve(ctx, it)));
  const best = new Map<string, Retrieved['hits'][number]>();
  for (const hit of all.flatMap(({ hits }) => hits)) {
    if (hit.score > (best.get(hit.passage.id)?.score ?? 0)) best.set(hit.passage.id, hit);
  }
  const ranked = [...best.values()].sort((a, b) => b.score - a.score).slice(0, hitsWanted);
  const hits = rivalFirst(ranked, subjectsIn(question, language), languageOfShop(inquiry.shop));
  return { hits, confidence: Math.max(...all.map((it) => it.confidence)) };
}

/** Looks in the shop's FAQs, custom answers, pages and policies. */
export const searchKnowledge = (context: ToolContext) =>
  loggedTool(context, {
    name: 'search_knowledge',
    description:
      'Searches what the shop says about itself: FAQs, delivery, returns, payment, care, policies, pages. Use it for every question that is not about finding a product or about the state of an order.',
    input: z.object({
      question: z.string().min(1).max(500).describe('The visitor’s question in full, follow-ups spelled out'),
    }),
    run: async ({ question }) => {
      const { findings } = context;
      const { hits, confidence } = await retrieveInBothWords(context, question);
      findings.confidence = Math.max(findings.confidence ?? 0, confidence);
      findings.nearness = Math.max(findings.nearness ?? 0, confidence);
      for (const { passage, score } of hits) {
        findings.retrieved.push({ id: passage.id, kind: passage.kind, title: passage.title, score });
      }
      const best = Math.max(0, ...hits.map((it) => it.score));
      if (confidence < confidenceFloor) return { found: false };
      const passages = hits
        .map((hit) => ({
          ...hit,
          relevance: hit.score / best,
          text: withoutOrders(hit.passage.text).slice(0, passageMaxChars),
        }))
        .filter(({ relevance, text }) => relevance >= nearBest && text !== '')
        .map(({ passage, relevance, text }) => ({
          source: `{{source:${findings.evidence.addPassage({ ...passage, text })}}}`,
          title: passage.title,
          text,
          relevance: Math.round(relevance * 100) / 100,
        }));
      return passages.length > 0 ? { found: true, passages } : { found: false };
    },
  });
