import type { Services } from '../ctx.ts';

interface Definition<State> {
  readonly name: string;
  create(services: Services): State;
  close?: ((state: State) => void | Promise<void>) | undefined;
}

/** What features keep in memory between calls, for one started server: made when it is first asked for, closed with the server. */
export class ProcessStates {
  readonly #made = new Map<object, { state: unknown; close: () => void | Promise<void> }>();

  of<State>(definition: Definition<State>, services: Services): State {
    const known = this.#made.get(definition);
    // What stands under a definition was made by it.
    if (known) return known.state as State;
    const state = definition.create(services);
    this.#made.set(definition, { state, close: () => definition.close?.(state) });
    return state;
  }

  /** Closes the youngest first: it may need what was there before it. */
  async close(): Promise<void> {
    const made = [...this.#made.values()].toReversed();
    this.#made.clear();
    for (const { close } of made) await close();
  }
}

/**
 * Names something that a process keeps in memory: a cache, those who wait for the next batch, who is there. Answers how
 * to get at it. Two servers in one process, as in tests, have one each.
 */
export function processState<State>(
  name: string,
  create: (services: Services) => State,
  close?: (state: State) => void | Promise<void>,
): (services: Services) => State {
  const definition: Definition<State> = { name, create, close };
  return (services) => services.states.of(definition, services);
}
