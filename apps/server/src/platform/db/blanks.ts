import { type CompiledQuery, type RawBuilder, sql } from 'kysely';

class Blank {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Stands in a query for a value that is known only when the query runs. Building and compiling a query costs as much as
 * sending it: what is asked all the time is compiled once with blanks, and run with `filled`.
 */
export const blank = <T>(name: string): RawBuilder<T> => sql<T>`${new Blank(name)}`;

/** The compiled query with these values in its blanks. Throws when one is missing. */
export function filled<Row>(query: CompiledQuery<Row>, values: Readonly<Record<string, unknown>>): CompiledQuery<Row> {
  const parameters = query.parameters.map((it) => {
    if (!(it instanceof Blank)) return it;
    const value = values[it.name];
    if (value === undefined) throw new Error(`Nothing is given for ${it.name}.`);
    return value;
  });
  return { ...query, parameters };
}
