/** A value that changes step by step, and those who watch it. */
export interface Store<State, Change> {
  get(): State;
  dispatch(change: Change): void;
  /** Called after every change; the answer stops it. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store around a pure function. */
export function createStore<State, Change>(
  reduce: (state: State, change: Change) => State,
  first: State,
): Store<State, Change> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch(change) {
      const next = reduce(state, change);
      if (next === state) return;
      state = next;
      for (const it of [...listeners]) it();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
