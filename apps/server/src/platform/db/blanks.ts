import {
  type CompiledQuery,
  type Expression,
  ExpressionWrapper,
  type OperationNodeSource,
  OperationNodeTransformer,
  type RawBuilder,
  sql,
  type ValueNode,
} from 'kysely';

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

type Values = Readonly<Record<string, unknown>>;

function valueIn(values: Values, it: unknown): unknown {
  if (!(it instanceof Blank)) return it;
  const value = values[it.name];
  if (value === undefined) throw new Error(`Nothing is given for ${it.name}.`);
  return value;
}

/** The compiled query with these values in its blanks. Throws when one is missing. */
export const filled = <Row>(query: CompiledQuery<Row>, values: Values): CompiledQuery<Row> => ({
  ...query,
  parameters: query.parameters.map((it) => valueIn(values, it)),
});

class Filling extends OperationNodeTransformer {
  readonly #values: Values;
  constructor(values: Values) {
    super();
    this.#values = values;
  }
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: valueIn(this.#values, node.value) };
  }
}

/** A part of a query with these values in its blanks, so that parts whose blanks have the same names stand in one query. */
export const withValues = (part: OperationNodeSource, values: Values): Expression<unknown> =>
  new ExpressionWrapper(new Filling(values).transformNode(part.toOperationNode()));
