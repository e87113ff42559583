/**
 * The simulated calendar: real time, and as far ahead of it as somebody has moved it. Charges, trials and the deletion
 * of shop data go by it; tokens go by real time, as the app's own clock does.
 */
export class Calendar {
  #aheadMs: number;
  readonly #onChange: () => void;

  constructor(aheadMs: number, onChange: () => void) {
    this.#aheadMs = aheadMs;
    this.#onChange = onChange;
  }

  get aheadMs(): number {
    return this.#aheadMs;
  }

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  /** Moves the calendar forward. */
  skip(ms: number): void {
    this.#aheadMs += Math.max(0, ms);
    this.#onChange();
  }
}
