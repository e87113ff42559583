/** What a shop is set up by, in this order. */
export const stepIds = ['store', 'chatbox', 'team'] as const;
export type StepId = (typeof stepIds)[number];
export type StepState = 'done' | 'current' | 'later' | 'to-do';

interface Known {
  /** The steps that are done, however the shop got there. */
  done: Readonly<Record<StepId, boolean>>;
  /** Those that somebody wants to do later. */
  skipped: readonly StepId[];
}

/** How each step stands. The first that is neither done nor put off is the current one. */
export function statesOf({ done, skipped }: Known): Record<StepId, StepState> {
  const current = stepIds.find((it) => !done[it] && !skipped.includes(it));
  const stateOf = (stepId: StepId): StepState => {
    if (done[stepId]) return 'done';
    if (stepId === current) return 'current';
    return skipped.includes(stepId) ? 'later' : 'to-do';
  };
  return { store: stateOf('store'), chatbox: stateOf('chatbox'), team: stateOf('team') };
}
