import { randomUUID } from 'node:crypto';
import {
  execute,
  getNamedType,
  GraphQLError,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  Kind,
  type DocumentNode,
} from 'graphql';
import type { Shop } from '../shop/shop.ts';
import type { World } from '../world.ts';
import { adminSchema, rootQueries } from './admin-schema.ts';
import { connection, numericId, type PageArguments } from './connection.ts';
import type { RequestContext } from './request-context.ts';

interface BulkOperation {
  id: number;
  shop: string;
  status: 'CREATED' | 'RUNNING' | 'COMPLETED' | 'CANCELED' | 'CANCELING' | 'FAILED';
  document: DocumentNode;
  createdAt: string;
  completedAt: string | null;
  objectCount: number;
  rootObjectCount: number;
  file: { key: string; content: string } | null;
}

const AT_ONCE = 5;
const MOST_CONNECTIONS = 5;
const DEEPEST = 2;

/** Runs bulk queries in the background over the whole shop and keeps their files. */
export class BulkOperations {
  readonly #operations: BulkOperation[] = [];
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  readonly queries = {
    bulkOperation: ({ id }: { id: string }, { shop }: RequestContext) => {
      const found = this.#find(shop, id);
      return found ? this.#node(found) : null;
    },
    bulkOperations: (args: PageArguments & { query?: string | null }, { shop, bulk }: RequestContext) => {
      const running = /status:running/i.test(args.query ?? '');
      const own = this.#operations.filter((one) => one.shop === shop.domain && (!running || isUnderWay(one)));
      return connection(own, args, bulk, (one) => this.#node(one));
    },
  };

  readonly mutations = {
    bulkOperationRunQuery: ({ query }: { query: string }, { shop }: RequestContext) => {
      const refuse = (code: string, message: string) => ({
        bulkOperation: null,
        userErrors: [{ field: ['query'], code, message }],
      });
      const running = this.#operations.filter((one) => one.shop === shop.domain && isUnderWay(one));
      if (running.length >= AT_ONCE)
        return refuse(
          'OPERATION_IN_PROGRESS',
          `A bulk query operation for this app and shop is already in progress: gid://shopify/BulkOperation/${running[0]?.id}.`,
        );
      const document = parseOrMessage(query);
      if (typeof document === 'string') return refuse('INVALID', document);
      const operation: BulkOperation = {
        id: shop.takeId(),
        shop: shop.domain,
        status: 'CREATED',
        document,
        createdAt: new Date().toISOString(),
        completedAt: null,
        objectCount: 0,
        rootObjectCount: 0,
        file: null,
      };
      this.#operations.unshift(operation);
      const answer = { bulkOperation: this.#node(operation), userErrors: [] };
      setImmediate(() => void this.#run(shop, operation));
      return answer;
    },
    bulkOperationCancel: ({ id }: { id: string }, { shop }: RequestContext) => {
      const found = this.#find(shop, id);
      if (!found)
        return { bulkOperation: null, userErrors: [{ field: ['id'], message: 'Bulk operation does not exist' }] };
      if (!isUnderWay(found))
        return {
          bulkOperation: this.#node(found),
          userErrors: [
            { field: null, message: `A bulk operation cannot be canceled when it is ${found.status.toLowerCase()}` },
          ],
        };
      found.status = 'CANCELED';
      found.completedAt = new Date().toISOString();
      return { bulkOperation: this.#node(found), userErrors: [] };
    },
  };

  /** The JSONL file of a finished operation. */
  file(key: string): string | undefined {
    return this.#operations.find((one) => one.file?.key === key)?.file?.content;
  }

  async #run(shop: Shop, operation: BulkOperation): Promise<void> {
    if (operation.status === 'CANCELED') return;
    operation.status = 'RUNNING';
    const contextValue: RequestContext = { world: this.#world, shop, bulk: true };
    const result = await execute({
      schema: adminSchema,
      document: operation.document,
      rootValue: rootQueries,
      contextValue,
    });
    if (!isUnderWay(operation)) return;
    const lines: string[] = [];
    if (result.data && !result.errors) {
      for (const value of Object.values(result.data)) operation.rootObjectCount += writeLines(value, undefined, lines);
    }
    operation.objectCount = lines.length;
    operation.status = result.errors ? 'FAILED' : 'COMPLETED';
    operation.completedAt = new Date().toISOString();
    operation.file = lines.length > 0 ? { key: randomUUID(), content: `${lines.join('\n')}\n` } : null;
    this.#world.webhooks.send(shop, 'bulk_operations/finish', {
      admin_graphql_api_id: this.#node(operation).id,
      completed_at: operation.completedAt,
      created_at: operation.createdAt,
      error_code: operation.status === 'FAILED' ? 'internal_server_error' : null,
      status: operation.status.toLowerCase(),
      type: 'query',
    });
  }

  #find(shop: Shop, id: string): BulkOperation | undefined {
    return this.#operations.find((one) => one.shop === shop.domain && one.id === numericId(id));
  }

  #node(one: BulkOperation) {
    const url = one.file && `${this.#world.origin}/bulk/${one.file.key}.jsonl`;
    return {
      id: `gid://shopify/BulkOperation/${one.id}`,
      status: one.status,
      errorCode: one.status === 'FAILED' ? 'INTERNAL_SERVER_ERROR' : null,
      createdAt: one.createdAt,
      completedAt: one.completedAt,
      objectCount: String(one.objectCount),
      rootObjectCount: String(one.rootObjectCount),
      fileSize: one.file ? String(Buffer.byteLength(one.file.content)) : null,
      url: one.status === 'COMPLETED' ? url : null,
      partialDataUrl: one.status === 'FAILED' ? url : null,
    };
  }
}

function isUnderWay(operation: BulkOperation): boolean {
  return operation.status === 'CREATED' || operation.status === 'RUNNING';
}

/** The parsed query, or why Shopify would not run it in bulk. */
function parseOrMessage(query: string): DocumentNode | string {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return error instanceof GraphQLError ? `Invalid bulk query: ${error.message}` : String(error);
  }
  const [problem] = validate(adminSchema, document);
  if (problem) return `Invalid bulk query: ${problem.message}`;
  let count = 0;
  let depth = 0;
  let deepest = 0;
  const info = new TypeInfo(adminSchema);
  const isConnection = (): boolean => {
    const type = info.getType();
    return type ? getNamedType(type).name.endsWith('Connection') : false;
  };
  let withoutId = false;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter: (field) => {
          if (!isConnection()) return;
          count += 1;
          depth += 1;
          deepest = Math.max(deepest, depth);
          const node = field.selectionSet?.selections
            .flatMap((one) =>
              one.kind === Kind.FIELD && one.name.value === 'edges' ? (one.selectionSet?.selections ?? []) : [one],
            )
            .find((one) => one.kind === Kind.FIELD && (one.name.value === 'node' || one.name.value === 'nodes'));
          const fields = node?.kind === Kind.FIELD ? (node.selectionSet?.selections ?? []) : [];
          withoutId ||=
            fields.some(
              (one) =>
                one.kind === Kind.FIELD &&
                one.selectionSet?.selections.some((inner) => inner.kind === Kind.FIELD && inner.name.value === 'edges'),
            ) && !fields.some((one) => one.kind === Kind.FIELD && one.name.value === 'id' && !one.alias);
        },
        leave: () => {
          if (isConnection()) depth -= 1;
        },
      },
    }),
  );
  if (count === 0) return 'Bulk queries must contain at least one connection.';
  if (count > MOST_CONNECTIONS) return `Bulk queries cannot contain more than ${MOST_CONNECTIONS} connections.`;
  if (deepest > DEEPEST) return `Bulk queries cannot contain connections with a nesting depth greater than ${DEEPEST}.`;
  return withoutId ? "The parent of a nested connection must select the 'id' field without an alias." : document;
}

/** Writes every node of a connection as a line, its nested connections as lines with `__parentId`; gives the root count. */
function writeLines(value: unknown, parentId: string | undefined, lines: string[]): number {
  const nodes = nodesOf(value);
  for (const node of nodes) {
    const own: Record<string, unknown> = {};
    const nested: unknown[] = [];
    for (const [key, inner] of Object.entries(node)) {
      if (nodesOf(inner).length > 0 || isConnectionShape(inner)) nested.push(inner);
      else own[key] = inner;
    }
    lines.push(JSON.stringify(parentId ? { ...own, __parentId: parentId } : own));
    for (const inner of nested) writeLines(inner, String(own.id), lines);
  }
  return nodes.length;
}

function isConnectionShape(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    (('edges' in value && Array.isArray(value.edges)) || ('nodes' in value && Array.isArray(value.nodes)))
  );
}

function nodesOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('edges' in value && Array.isArray(value.edges)) return value.edges.map((edge: { node: object }) => edge.node);
  return 'nodes' in value && Array.isArray(value.nodes) ? value.nodes : [];
}
