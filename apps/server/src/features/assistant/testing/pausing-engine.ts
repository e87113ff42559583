import type { Engine } from '../../../ports/engine.ts';

type Model = Extract<Engine['model'], { specificationVersion: 'v4' }>;
type Stream = Awaited<ReturnType<Model['doStream']>>['stream'];
type Part = Stream extends ReadableStream<infer It> ? It : never;

/** The engine; once told to, its next answer begins with a text and then goes on for as long as nobody ends it. */
export function pausingEngine(engine: Engine): { engine: Engine; pauseAfter(text: string): { said: Promise<void> } } {
  const { model } = engine;
  if (typeof model === 'string' || model.specificationVersion !== 'v4')
    throw new Error('the engine has a model of version 4');
  let next: { text: string; said(): void } | null = null;
  const doStream: Model['doStream'] = async (options) => {
    const begun = next;
    next = null;
    if (!begun) return model.doStream(options);
    const stream = new ReadableStream<Part>({
      start(out) {
        out.enqueue({ type: 'stream-start', warnings: [] });
        out.enqueue({ type: 'text-start', id: 'text' });
        out.enqueue({ type: 'text-delta', id: 'text', delta: begun.text });
        begun.said();
        options.abortSignal?.addEventListener('abort', () => out.error(options.abortSignal?.reason));
      },
    });
    return { stream };
  };
  return {
    engine: {
      ...engine,
      model: {
        specificationVersion: 'v4',
        provider: model.provider,
        modelId: model.modelId,
        supportedUrls: model.supportedUrls,
        doGenerate: (options) => model.doGenerate(options),
        doStream,
      },
    },
    pauseAfter(text) {
      const { promise, resolve } = Promise.withResolvers<void>();
      next = { text, said: resolve };
      return { said: promise };
    },
  };
}
