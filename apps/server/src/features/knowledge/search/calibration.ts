import { processState } from '../../../platform/processes/process-state.ts';
import { embedEach } from '../../retrieval/index.ts';
import { generalQuestions } from './general-questions.ts';

interface Asked {
  text: string;
  embedding?: Float32Array;
}

const plain: readonly Asked[] = generalQuestions.map((text) => ({ text }));

/** What indexes are calibrated with, embedded once in a process; without embeddings as long as they are being made. */
export const calibration = processState('knowledge.calibration', ({ embedder, log }) => {
  let embedded: readonly Asked[] | undefined;
  let running: Promise<void> | undefined;
  return {
    questions(): readonly Asked[] {
      running ??= embedEach(embedder, generalQuestions).then(
        (vectors) => {
          embedded = plain.map((it, at) => ({ ...it, ...(vectors[at] ? { embedding: vectors[at] } : {}) }));
        },
        (error: unknown) => {
          running = undefined;
          log.debug({ err: error }, 'the general questions were not embedded');
        },
      );
      return embedded ?? plain;
    },
  };
});
