import { GraphQLError } from 'graphql';

export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

const LARGEST_PAGE = 250;

/**
 * A page of a list in the shape of a Shopify connection. Outside bulk operations `first` or `last` is required and at
 * most 250, as on the real API.
 */
export function connection<T extends { id: number }, N>(
  list: readonly T[],
  args: PageArguments,
  bulk: boolean,
  node: (item: T) => N,
) {
  const size = args.first ?? args.last ?? (bulk ? list.length : undefined);
  if (size === undefined)
    throw new GraphQLError('you must provide one of first or last', { extensions: { code: 'BAD_REQUEST' } });
  if (size > LARGEST_PAGE && !bulk) {
    throw new GraphQLError(`The value of first (${size}) exceeds the maximum of ${LARGEST_PAGE}.`, {
      extensions: { code: 'MAX_PAGE_SIZE_EXCEEDED' },
    });
  }
  const ordered = args.reverse ? list.toReversed() : list;
  const start = args.after ? placeOf(ordered, args.after) + 1 : 0;
  const end = args.before ? placeOf(ordered, args.before) : ordered.length;
  const window = ordered.slice(start, end);
  const items = args.last && !args.first ? window.slice(-size) : window.slice(0, size);
  const edges = items.map((item) => ({ cursor: cursorOf(item), node: node(item) }));
  const firstItem = items[0];
  const lastItem = items.at(-1);
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: lastItem !== undefined && lastItem !== ordered.at(-1),
      hasPreviousPage: firstItem !== undefined && firstItem !== ordered[0],
      startCursor: firstItem ? cursorOf(firstItem) : null,
      endCursor: lastItem ? cursorOf(lastItem) : null,
    },
  };
}

function cursorOf(item: { id: number }): string {
  return Buffer.from(JSON.stringify({ last_id: item.id })).toString('base64');
}

function placeOf(list: readonly { id: number }[], cursor: string): number {
  const id = Number(/"last_id":(\d+)/.exec(Buffer.from(cursor, 'base64').toString())?.[1]);
  const place = list.findIndex((item) => item.id === id);
  if (place < 0)
    throw new GraphQLError('Invalid cursor for current pagination sort.', { extensions: { code: 'BAD_REQUEST' } });
  return place;
}

/** The number at the end of a global id, or NaN. */
export function numericId(gid: string): number {
  return Number(/(\d+)(?:\?.*)?$/.exec(gid)?.[1] ?? Number.NaN);
}

/** A list in the order of one of its date or text fields. */
export function sortedBy<T>(list: readonly T[], key: (item: T) => string | number): T[] {
  return list.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
