import { z } from 'zod';
import { detectLanguage } from '../../../language/detect-language.ts';
import { confidenceFloor, retrieveInBothWords, type Retrieved, scenarioStartedBy } from '../../knowledge/index.ts';
import { languageOfShop } from '../../shops/index.ts';
import { titleWithoutOrders, withoutOrders } from '../grounding/without-orders.ts';
import { runSteps } from '../scenarios/run-steps.ts';
import { loggedTool } from './logged-tool.ts';
import { productAnswers } from '../product-faqs/product-answers.ts';
import { byParaphrase } from './rivals/by-paraphrase.ts';
import { askedIn, confidenceWith, isBesideThePoint, rivalFirst } from './rivals/rival-first.ts';
import { inVisitorsWords, type QuotableHit } from './translated-faqs.ts';
import { sizeAnswer } from '../sizes/size-answer.ts';
import type { RunningScenario, ToolContext } from './tool-context.ts';

/** How sure one may be of a text that says nothing of what was asked: below the floor, so that it is asked back at most. */
const confidenceBeside = 0.45;

const hitsWanted = 5;
/** So many are held against the question by what it says in other words. */
const hitsLookedAt = 16;
const passageMaxChars = 1_500;
/** What is searched where the shop's FAQs are not to be answered from. */
const beside = ['custom_answer', 'page', 'policy', 'article', 'file', 'web'] as const;
/** A hit this far behind the best one is about something else. */
const nearBest = 0.6;

/** What is said of one product comes first where it is about as near as what the shop says of all; else it is beside the point. */
const asNear = 0.9;

/** What the shop says, with what speaks of the very thing that is asked before what speaks of another. */
async function search({ ctx, inquiry }: ToolContext, question: string): Promise<Retrieved> {
  const among = inquiry.assistant.enabledFaqs ? {} : { kinds: beside };
  const found = await retrieveInBothWords(ctx, {
    text: question,
    hint: inquiry.language,
    limit: hitsLookedAt,
    ...among,
  });
  const language = detectLanguage(question, inquiry.language);
  const asked = askedIn(question, language);
  const shopLanguage = languageOfShop(inquiry.shop);
  const near = byParaphrase(found.hits, question, [language, shopLanguage]).slice(0, hitsWanted);
  const hits = rivalFirst(near, asked, shopLanguage);
  const sure = confidenceWith(found.hits, hits, found.confidence, asked);
  const isBeside = hits.slice(0, 1).some((it) => isBesideThePoint(it, asked, shopLanguage));
  return { ...found, hits, confidence: isBeside ? Math.min(sure, confidenceBeside) : sure };
}

/** The scenario that the visitor's words start, one in a turn; null where none does. */
async function startedBy(context: ToolContext, { scenarios, confidence }: Retrieved): Promise<RunningScenario | null> {
  const { findings, inquiry } = context;
  if (!inquiry.runsScenarios) return null;
  const started = scenarioStartedBy(scenarios, confidence);
  if (!started) return null;
  if (findings.scenario) return findings.scenario.id === started.id ? findings.scenario : null;
  findings.retrieved.push({
    id: started.id,
    kind: 'scenario',
    title: `${started.title}: “${started.words}”`,
    score: started.near,
  });
  return runSteps(context, started, 0);
}

/** A passage as an engine reads it; `product`: it speaks of this one alone. */
function toldAs(
  { findings, inquiry }: ToolContext,
  { passage, found, language }: QuotableHit,
  relevance: number,
  product?: string,
) {
  const text = withoutOrders(passage.text).slice(0, passageMaxChars);
  if (text === '') return [];
  // Whose words they are: the visitor's own language needs no translation.
  const spoken = language ? { language } : {};
  const title = titleWithoutOrders(passage.title, inquiry.shop.name);
  return [
    {
      source: `{{source:${findings.evidence.addPassage({ ...passage, ...spoken, title, text })}}}`,
      title: titleWithoutOrders(found, title),
      text,
      ...spoken,
      ...(product === undefined ? {} : { product }),
      relevance: Math.round(relevance * 100) / 100,
    },
  ];
}

const asWritten = 'The shop has written what is to be said here. Write these lines word for word, and nothing else.';

/** What an engine reads of a scenario. */
const toldOf = ({ lines, reason }: RunningScenario) => ({
  say: lines,
  ...(reason === null ? {} : { handedOff: true }),
  next: asWritten,
});

/** Looks in the shop's FAQs, custom answers, pages and policies, first in what it says of the very product that is meant. */
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
      const retrieved = await search(context, question);
      const { hits, confidence } = retrieved;
      findings.confidence = Math.max(findings.confidence ?? 0, confidence);
      findings.nearness = Math.max(findings.nearness ?? 0, confidence);
      for (const { passage, score } of hits) {
        findings.retrieved.push({ id: passage.id, kind: passage.kind, title: passage.title, score });
      }
      const own = retrieved.knowsProducts ? await productAnswers(context, question) : null;
      const surest = Math.max(confidence, own?.confidence ?? 0);
      const scenario = await startedBy(context, { ...retrieved, confidence: surest });
      if (scenario) return { found: true, scenario: toldOf(scenario) };
      const size = findings.scenario ? null : await sizeAnswer(context, question);
      if (size) return { found: true, size: { say: size.lines, next: asWritten } };
      const isNear = own !== null && own.confidence >= confidence * asNear;
      const ofProduct = (isNear ? own.hits : []).flatMap((hit) =>
        toldAs(context, { ...hit, found: hit.passage.title }, 1, own?.product.title),
      );
      const best = Math.max(0, ...hits.map((it) => it.score));
      const general = confidence < confidenceFloor ? [] : hits.filter((it) => it.score >= best * nearBest);
      const passages = [
        ...ofProduct,
        ...(await inVisitorsWords(context, general)).flatMap((hit) => toldAs(context, hit, hit.score / best)),
      ];
      return passages.length > 0 ? { found: true, passages } : { found: false };
    },
  });
