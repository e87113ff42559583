import type { Team } from '../../product.ts';

/** What the generator must know to talk to a server. */
export interface Plan {
  origin: string;
  /** Of our own product; the peers know no shops. */
  teams: readonly Team[];
}

/** The way from A to the server and on to B, for many pairs. */
export interface Line {
  /** How many pairs may talk. */
  readonly pairs: number;
  /** A of this pair says the text under this id. */
  send(pair: number, id: string, text: string): void;
  /** What went wrong so far; empty when nothing did. */
  problem?(): string;
  close(): void;
}

/** Told when B has the message with this id. */
export type Heard = (id: string) => void;

/** Peers number their sockets; two neighbours talk to each other. */
export const partnerOf = (name: number): number => name ^ 1;
