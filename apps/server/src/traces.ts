import type { ContactExport } from '@chatty/contract/privacy';
import type { Ctx } from './ctx.ts';
import type { TxCtx } from './platform/db/transaction.ts';

/** About whom a table holds something: a contact of a shop, people of its team, or nobody. */
export type About = 'contact' | 'team' | 'nobody';

/** A contact who is to be forgotten, and what was found of them so far. */
export interface Forgotten {
  contactId: string;
  /** The store's number of them. */
  customerId: string | null;
  email: string | null;
  /** By which they are named anywhere: their own id, and those of what is theirs. */
  readonly ids: readonly string[];
  /** Files that were sent to them and to nobody else. */
  readonly sentFileIds: string[];
  /** Files whose rows are gone: their bytes are removed after the commit. */
  readonly fileKeys: string[];
}

/**
 * What a part of the server keeps about people, said in its `<name>.traces.ts`: for each of its tables about whom it
 * holds something, and how a contact is found, forgotten and exported. A whole shop needs no word of it: every row with
 * its `shop_id` goes.
 */
export interface Traces {
  readonly about: Readonly<Record<string, About>>;
  /** Ids of what is theirs, locked: who writes at this moment comes before or after, not in between. In the order of features. */
  find?(tx: TxCtx, contactId: string): Promise<string[]>;
  /** Deletes or empties it, and says how much it was. Later features first: what builds on something goes before it. */
  forget?(tx: TxCtx, it: Forgotten): Promise<Record<string, number>>;
  /** Adds it to what is exported about a contact. In the order of features. */
  export?(ctx: Ctx, contactId: string, soFar: ContactExport): Promise<ContactExport>;
}

/** Traces that name every table of their part, as the migrations make them. */
export const defineTraces = <Own extends object>(
  it: Traces & { readonly about: Readonly<Record<keyof Own, About>> },
): Traces => it;
