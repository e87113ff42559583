import { setImmediate } from 'node:timers/promises';
import type { Ctx, Services } from '../../../ctx.ts';
import { processState } from '../../../platform/processes/process-state.ts';
import { embedEach } from '../../retrieval/index.ts';
import { generalQuestions } from './general-questions.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

interface Asked {
  text: string;
  embedding?: Float32Array;
}

const plain: readonly Asked[] = generalQuestions.map((text) => ({ text }));

/** What indexes are calibrated with, embedded once in a process; without embeddings as long as they are being made. */
export const calibration = processState('knowledge.calibration', ({ embedder, log }) => {
  let embedded: readonly Asked[] | undefined;
  let running: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    running ??= embedEach(embedder, generalQuestions).then(
      (vectors) => {
        embedded = plain.map((it, at) => ({ ...it, ...(vectors[at] ? { embedding: vectors[at] } : {}) }));
      },
      (error: unknown) => {
        running = undefined;
        log.debug({ err: error }, 'the general questions were not embedded');
      },
    );
    return running;
  };
  return {
    ready: begin,
    questions(): readonly Asked[] {
      void begin();
      return embedded ?? plain;
    },
  };
});

/** The index as sure of itself as it can be by now. */
export async function calibrated({ services }: Ctx, index: KnowledgeIndex): Promise<KnowledgeIndex> {
  const general = calibration(services).questions();
  if (!index.isCalibratedBy(general)) await index.calibrate(general, () => setImmediate());
  return index;
}

/** Resolves once retrieval is as sure of itself as it will be: the encoder is there, or does not answer. */
export const readyToRetrieve = (services: Services): Promise<void> => calibration(services).ready();
