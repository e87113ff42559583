import type { SyncProgress } from '@chatty/contract/knowledge';
import type { Shop } from '@chatty/contract/shops';

/** What an assistant is set up by, in this order. Source: the specification's section 4. */
export const guideSteps = ['add-training-data', 'add-instruction', 'test', 'activate'] as const;
export type GuideStep = (typeof guideSteps)[number];

export type StepsDone = Readonly<Record<GuideStep, boolean>>;

interface Known {
  shop: Pick<Shop, 'isSyncProductFirst' | 'aiAssistantSettings' | 'isEnableAIAssistant' | 'enableEmbedCore'>;
  /** Of products. */
  sync: Pick<SyncProgress, 'running' | 'error' | 'finishedAt'> | undefined;
}

/** The first sync was started and none is running. One that failed before anything was read has trained nobody. */
const isTrained = (shop: Known['shop'], sync: Known['sync']): boolean =>
  sync !== undefined && !sync.running && (sync.finishedAt !== null || (shop.isSyncProductFirst && sync.error === null));

export const stepsDone = ({ shop, sync }: Known): StepsDone => ({
  'add-training-data': isTrained(shop, sync),
  'add-instruction': shop.aiAssistantSettings.hasInstruction,
  test: shop.aiAssistantSettings.hasTested,
  activate: shop.isEnableAIAssistant && shop.enableEmbedCore,
});

export const countDone = (done: StepsDone): number => guideSteps.filter((it) => done[it]).length;

export const firstUnfinished = (done: StepsDone): GuideStep | null => guideSteps.find((it) => !done[it]) ?? null;

/** What somebody chose to see, with how many steps were done then: each step that ends leads on to the next. */
export const keptStep = (step: GuideStep | null, done: StepsDone): string => `${countDone(done)} ${step ?? 'none'}`;

/** The step that is open: the one that was chosen last, else the first that is not done. */
export function openStep(kept: string | undefined, done: StepsDone): GuideStep | null {
  const [count, step] = kept?.split(' ') ?? [];
  if (count !== String(countDone(done))) return firstUnfinished(done);
  return guideSteps.find((it) => it === step) ?? null;
}
