/** A leaky bucket of points that fills up again with time. */
export class CostBucket {
  readonly size: number;
  readonly restoreRate: number;
  #available: number;
  #readAt: number;

  constructor(size: number, restoreRate: number, now = Date.now()) {
    this.size = size;
    this.restoreRate = restoreRate;
    this.#available = size;
    this.#readAt = now;
  }

  /** Takes points out when there are enough; says whether there were. */
  take(points: number, now = Date.now()): boolean {
    this.#refill(now);
    if (points > this.#available) return false;
    this.#available -= points;
    return true;
  }

  status(now = Date.now()): { maximumAvailable: number; currentlyAvailable: number; restoreRate: number } {
    this.#refill(now);
    return {
      maximumAvailable: this.size,
      currentlyAvailable: Math.floor(this.#available),
      restoreRate: this.restoreRate,
    };
  }

  #refill(now: number): void {
    this.#available = Math.min(this.size, this.#available + ((now - this.#readAt) / 1000) * this.restoreRate);
    this.#readAt = now;
  }
}
