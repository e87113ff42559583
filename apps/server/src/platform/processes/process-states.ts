/** What features keep in memory between calls, for one started server: made when it is first asked for, closed with the server. */
export class ProcessStates {
  readonly #made = new Map<object, { state: unknown; close: () => void | Promise<void> }>();

  /** What `definition` stands for; `create` makes it the first time. */
  of<State>(definition: { close?: ((state: State) => void | Promise<void>) | undefined }, create: () => State): State {
    const known = this.#made.get(definition);
    // What stands under a definition was made by it.
    if (known) return known.state as State;
    const state = create();
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
