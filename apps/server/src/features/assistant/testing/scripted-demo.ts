import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import { type Answer, type DemoVisit, openDemo, type Visit } from './demo-visit.ts';
import { type ModelServer, openModelServer } from '../../../test-kit/model-server.ts';

export const engineKinds = ['offline', 'openai'] as const;

export interface ScriptedDemo extends DemoVisit {
  /** The model that is asked; null for the offline engine, which asks none. */
  model: ModelServer | null;
  /** What the model says next, one answer a request. The offline engine ignores it. */
  script(...answers: ScriptedAnswer[]): void;
}

/** The demo's shop, whose answers an engine of this kind words. */
export async function openScriptedDemo(kind: (typeof engineKinds)[number]): Promise<ScriptedDemo> {
  const model = kind === 'openai' ? await openModelServer() : null;
  const demo = await openDemo(model?.engine ?? createOfflineEngine());
  return {
    ...demo,
    model,
    script: (...answers) => model?.script(...answers),
    async close() {
      await demo.close();
      await model?.close();
    },
  };
}

export interface ModelDemo extends ScriptedDemo {
  model: ModelServer;
  /** A new visitor asks this, and the model says these. */
  ask(question: string, ...answers: ScriptedAnswer[]): Promise<Answer & { visitor: Visit }>;
}

/** The demo's shop with a model server, the offline engine behind it as the spare one. */
export async function openModelDemo(): Promise<ModelDemo> {
  const model = await openModelServer(createOfflineEngine());
  const demo = await openDemo(model.engine);
  return {
    ...demo,
    model,
    script: model.script,
    async ask(question, ...answers) {
      const visitor = await demo.visitor();
      model.script(...answers);
      return { visitor, ...(await visitor.ask(question)) };
    },
    async close() {
      await demo.close();
      await model.close();
    },
  };
}
