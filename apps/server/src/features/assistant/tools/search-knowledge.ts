import { z } from 'zod';
import { detectLanguage } from '../../../language/detect-language.ts';
import { retellInEnglish } from '../../../language/retell.ts';
import { confidenceFloor, type Retrieved, retrieve } from '../../knowledge/index.ts';
import { languageOfShop } from '../../shops/index.ts';
import { withoutOrders } from '../grounding/without-orders.ts';
import { loggedTool } from './logged-tool.ts';
import { askedIn, rivalFirst } from './rival-first.ts';
import { inVisitorsWords } from './translated-faqs.ts';
import type { ToolContext } from './tool-context.ts';

const hitsWanted = 5;
const passageMaxChars = 1_500;
/** What is searched where the shop's FAQs are not to be answered from. */
const beside = ['custom_answer', 'page', 'policy', 'article'] as const;
/** A hit this far behind the best one is about something else. */
const nearBest = 0.6;

/**
 * Searches with the visitor's words and, where they are in another language, with English ones: the encoder and most
 * shops know English.
 */
async function retrieveInBothWords({ ctx, inquiry }: ToolContext, question: string): Promise<Retrieved> {
  const language = detectLanguage(question, inquiry.language);
  const among = { limit: hitsWanted, ...(inquiry.assistant.enabledFaqs ? {} : { kinds: beside }) };
  const asked = { text: question, language, ...among };
  const retold = { text: retellInEnglish(question, language), language: 'en' as const, ...among };
  const all = await Promise.all((language === 'en' ? [asked] : [asked, retold]).map((it) => retrieve(ctx, it)));
  const best = new Map<string, Retrieved['hits'][number]>();
  for (const hit of all.flatMap(({ hits }) => hits)) {
    if (hit.score > (best.get(hit.passage.id)?.score ?? 0)) best.set(hit.passage.id, hit);
  }
  const ranked = [...best.values()].sort((a, b) => b.score - a.score).slice(0, hitsWanted);
  const hits = rivalFirst(ranked, askedIn(question, language), languageOfShop(inquiry.shop));
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
      const passages = (await inVisitorsWords(context, hits))
        .map((hit) => ({
          ...hit,
          relevance: hit.score / best,
          text: withoutOrders(hit.passage.text).slice(0, passageMaxChars),
        }))
        .filter(({ relevance, text }) => relevance >= nearBest && text !== '')
        .map(({ passage, found, language, relevance, text }) => {
          // Whose words they are: the visitor's own language needs no translation.
          const spoken = language ? { language } : {};
          return {
            source: `{{source:${findings.evidence.addPassage({ ...passage, ...spoken, text })}}}`,
            title: found,
            text,
            ...spoken,
            relevance: Math.round(relevance * 100) / 100,
          };
        });
      return passages.length > 0 ? { found: true, passages } : { found: false };
    },
  });
