/**
 * What the save bar knows. Changes are counted, so that what is changed while a save is under way stays unsaved when
 * that save succeeds.
 */
export interface SaveBarState {
  changes: number;
  /** The changes that the last good save, or a discard, covered. */
  settled: number;
  /** The changes that the running save covers; null when none runs. */
  saving: number | null;
  /** Why the last save failed, until the next one begins. */
  failure: SaveFailure | null;
  /** Grows by one with every attempt to leave; the bar shakes when it grows. */
  shakes: number;
}

export interface SaveFailure {
  words: string;
  /** Whether the same may succeed when it is tried again. */
  mayHelp: boolean;
}

export type SaveBarEvent =
  | { type: 'changed' }
  | { type: 'save' }
  | { type: 'saved'; result: unknown }
  | { type: 'failed'; failure: SaveFailure }
  | { type: 'discarded' }
  | { type: 'leaving' };

export const nothingUnsaved: SaveBarState = { changes: 0, settled: 0, saving: null, failure: null, shakes: 0 };

export const isUnsaved = (state: SaveBarState): boolean => state.changes > state.settled;

/** The state after an event. An event that makes no sense now changes nothing. */
export function saveBarReducer(state: SaveBarState, event: SaveBarEvent): SaveBarState {
  switch (event.type) {
    case 'changed':
      return { ...state, changes: state.changes + 1 };
    case 'save':
      return isUnsaved(state) && state.saving === null ? { ...state, saving: state.changes, failure: null } : state;
    case 'saved':
      if (state.saving === null) return state;
      return { ...state, saving: null, settled: event.result ? state.saving : state.settled };
    case 'failed':
      return state.saving === null ? state : { ...state, saving: null, failure: event.failure };
    case 'discarded':
      return state.saving === null ? { ...state, settled: state.changes, failure: null } : state;
    case 'leaving':
      return isUnsaved(state) ? { ...state, shakes: state.shakes + 1 } : state;
  }
}
