import type { Engine } from '../ports/engine.ts';

type Model = Extract<Engine['model'], { specificationVersion: 'v4' }>;

export interface HeldEngine {
  engine: Engine;
  /** From now on a model's answers wait: `waiting` resolves once one does, `another` once a second does. */
  hold(): { waiting: Promise<void>; another: Promise<void>; release(): void };
}

/** The engine, with a hand on its model: so that a test can let things happen in the middle of an answer. */
export function heldEngine(engine: Engine): HeldEngine {
  const model = engine.model;
  if (typeof model === 'string' || model.specificationVersion !== 'v4')
    throw new Error('the engine has a model of version 4');
  let gate: Promise<void> | null = null;
  let arrived = () => {};
  const held: Model = {
    ...pick(model),
    doStream: async (options) => {
      arrived();
      if (gate) await Promise.race([gate, aborted(options.abortSignal)]);
      return model.doStream(options);
    },
  };
  return {
    engine: { ...engine, model: held },
    hold() {
      const opened = Promise.withResolvers<void>();
      const [waiting, another] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      gate = opened.promise;
      arrived = () => {
        arrived = another.resolve;
        waiting.resolve();
      };
      return {
        waiting: waiting.promise,
        another: another.promise,
        release() {
          gate = null;
          arrived = () => {};
          opened.resolve();
        },
      };
    },
  };
}

/** A model may be an instance of a class: its methods are bound, not copied. */
const pick = (model: Model): Model => ({
  specificationVersion: 'v4',
  provider: model.provider,
  modelId: model.modelId,
  supportedUrls: model.supportedUrls,
  doGenerate: (options) => model.doGenerate(options),
  doStream: (options) => model.doStream(options),
});

const aborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
