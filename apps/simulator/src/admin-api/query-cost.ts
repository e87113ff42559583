import {
  getNamedType,
  Kind,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

const MUTATION_COST = 10;

/**
 * Points that a request costs: objects 1, scalars 0, mutations 10, connections by size. Shopify does not publish how
 * exactly size counts; here it is its square root, which keeps documents that Shopify accepts under its 1,000 points.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const defaults = new Map(
    (operation.variableDefinitions ?? []).flatMap((one) =>
      one.defaultValue?.kind === Kind.INT ? [[one.variable.name.value, Number(one.defaultValue.value)]] : [],
    ),
  );

  const costOf = (selections: SelectionSetNode, parent: GraphQLObjectType | undefined): number =>
    selections.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        return (
          sum +
          costOf(
            selection.selectionSet,
            selection.typeCondition ? objectType(selection.typeCondition.name.value) : parent,
          )
        );
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        return fragment ? sum + costOf(fragment.selectionSet, objectType(fragment.typeCondition.name.value)) : sum;
      }
      if (!selection.selectionSet) return sum;
      const type = parent?.getFields()[selection.name.value]?.type;
      const named = type && getNamedType(type);
      const inner = costOf(selection.selectionSet, isObjectType(named) ? named : undefined);
      if (!named?.name.endsWith('Connection')) return sum + 1 + inner;
      return sum + 2 + Math.ceil(Math.sqrt(pageSize(selection.arguments ?? []))) * Math.max(1, inner);
    }, 0);

  const pageSize = (
    args: NonNullable<Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>['arguments']>,
  ): number => {
    const value = args.find((one) => one.name.value === 'first' || one.name.value === 'last')?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind === Kind.VARIABLE)
      return Number(variables[value.name.value] ?? defaults.get(value.name.value) ?? 1);
    return 1;
  };

  const objectType = (name: string): GraphQLObjectType | undefined => {
    const type = schema.getType(name);
    return isObjectType(type) ? type : undefined;
  };

  if (operation.operation === 'mutation') return MUTATION_COST * operation.selectionSet.selections.length;
  return Math.max(1, costOf(operation.selectionSet, schema.getQueryType() ?? undefined));
}
