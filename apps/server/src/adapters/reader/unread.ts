import type { Unreadable } from '../../ports/reader.ts';

/** More text is refused by whoever asked: there is no need to gather it. */
export const mostChars = 4_000_000;

/** Thrown by whoever reads, with why there is no text. */
export class Unread extends Error {
  readonly reason: Unreadable;
  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}
