import { z } from 'zod';
import { retrieve } from '../../knowledge/index.ts';
import { knowledgeFloor } from '../turn/floor.ts';
import { withoutOrders } from '../grounding/without-orders.ts';
import { loggedTool, rounded } from './logged-tool.ts';
import type { Turn } from './turn.ts';

const passageMaxChars = 1_500;
/** A hit this far behind the best one is about something else. */
const nearBest = 0.6;

/** Looks in the shop's FAQs, custom answers, pages and policies. */
export const searchKnowledge = (turn: Turn) =>
  loggedTool(turn, {
    name: 'search_knowledge',
    description:
      'Searches what the shop says about itself: FAQs, delivery, returns, payment, care, policies, pages. Use it for every question that is not about finding a product or about the state of an order.',
    input: z.object({
      question: z.string().min(1).max(500).describe('The visitor’s question in full, follow-ups spelled out'),
    }),
    run: async ({ question }) => {
      const { hits, confidence } = await retrieve(turn.ctx, {
        text: question,
        limit: 5,
      });
      turn.confidence = Math.max(turn.confidence ?? 0, confidence);
      for (const { passage, score } of hits) {
        turn.retrieved.push({
          id: passage.id,
          kind: passage.kind,
          title: passage.title,
          score,
        });
      }
      const best = hits[0]?.score ?? 0;
      if (confidence < knowledgeFloor) return { found: false };
      const passages = hits
        .filter(({ score }) => score >= best * nearBest)
        .map(({ passage }) => ({
          ...passage,
          text: withoutOrders(passage.text).slice(0, passageMaxChars),
        }))
        .filter(({ text }) => text !== '')
        .map((passage) => ({
          source: `{{source:${turn.evidence.addPassage(passage)}}}`,
          title: passage.title,
          text: passage.text,
        }));
      return passages.length > 0 ? { found: true, confidence: rounded(confidence), passages } : { found: false };
    },
  });
