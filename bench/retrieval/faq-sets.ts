import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { confidenceFloor } from '../../apps/server/src/features/knowledge/search/confidence.ts';
import { generalQuestions } from '../../apps/server/src/features/knowledge/search/general-questions.ts';
import { passageUnits } from '../../apps/server/src/features/knowledge/passages/passage-units.ts';
import { createPassageIndex } from '../../apps/server/src/features/knowledge/search/passage-index.ts';
import type { CachedEmbeddings } from './cached-embeddings.ts';
import { type Asked, type FaqMeasures, measureFaqs, nearestRank } from './measures.ts';
import { readJsonLines, readRatings } from './rows.ts';

interface Faq {
  id: string;
  title: string;
  text?: string;
  variants?: string[];
}

interface Question {
  id: string;
  text: string;
  oos: boolean;
}

export interface FaqRow extends FaqMeasures {
  set: string;
  system: string;
  median: number;
  p95: number;
}

export const ownName = 'Chatty';

type Answer = { ids: string[]; confidence: number };

/** Every FAQ set below `folder`, with few variants and, where there are, with all of them. */
export async function measureFaqSets(folder: string, embeddings: CachedEmbeddings): Promise<FaqRow[]> {
  const rows: FaqRow[] = [];
  for (const name of readdirSync(folder).sort()) {
    for (const [file, label] of [
      ['corpus.jsonl', name],
      ['corpus_full.jsonl', `${name} FULL`],
    ] as const) {
      const path = join(folder, name, file);
      if (!existsSync(path)) continue;
      const faqs = readJsonLines<Faq>(path);
      const questions = readJsonLines<Question>(join(folder, name, 'queries.jsonl'));
      const right = readRatings(join(folder, name, 'qrels.tsv'));
      const vectors = await embeddings.of(questions.map((question) => question.text));
      const ours = await chattySearch(faqs, embeddings);
      const systems: [string, (question: Question, vector: Float32Array | undefined) => Answer][] = [
        [ownName, ours],
        [`${ownName}, no embeddings`, await chattySearch(faqs, undefined)],
        ['MiniSearch title x2 + text fuzzy .2 prefix', miniSearch(faqs)],
      ];
      for (const [system, search] of systems) {
        // Once unmeasured, so that no system pays for being the first to warm the compiler.
        for (const [i, question] of questions.slice(0, 200).entries()) search(question, vectors[i]);
        const times: number[] = [];
        const asked = questions.map((question, i): Asked => {
          const started = performance.now();
          const { ids, confidence } = search(question, vectors[i]);
          times.push(performance.now() - started);
          const wanted = right.get(question.id);
          return { answerable: !question.oos, rank: ids.findIndex((id) => wanted?.has(id)), confidence };
        });
        rows.push({
          set: label,
          system,
          ...measureFaqs(asked, confidenceFloor),
          median: nearestRank(times, 0.5),
          p95: nearestRank(times, 0.95),
        });
      }
    }
  }
  return rows;
}

async function chattySearch(faqs: readonly Faq[], embeddings: CachedEmbeddings | undefined) {
  const index = createPassageIndex();
  for (const { id, title, text = '', variants = [] } of faqs) {
    const passage = { id, kind: 'faq', title, text, variants };
    index.put({ ...passage, embeddings: embeddings ? await embeddings.of(passageUnits(passage)) : [] });
  }
  const vectors = await embeddings?.of(generalQuestions);
  await index.calibrate(
    generalQuestions.map((text, i) => {
      const embedding = vectors?.[i];
      return { text, ...(embedding ? { embedding } : {}) };
    }),
  );
  return ({ text }: Question, embedding: Float32Array | undefined): Answer => {
    const { hits, confidence } = index.search({ text, embedding: embeddings && embedding, limit: 10 });
    return { ids: hits.map((hit) => hit.id), confidence };
  };
}

function miniSearch(faqs: readonly Faq[]) {
  const index = new MiniSearch({ fields: ['title', 'text'] });
  index.addAll(faqs.map(({ id, title, text, variants = [] }) => ({ id, title, text: text ?? variants.join(' . ') })));
  return ({ text }: Question): Answer => {
    const hits = index.search(text, { fuzzy: 0.2, prefix: true, boost: { title: 2 } });
    return { ids: hits.slice(0, 10).map((hit) => String(hit.id)), confidence: hits[0]?.score ?? 0 };
  };
}
