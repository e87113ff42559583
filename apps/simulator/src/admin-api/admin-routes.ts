import { execute, GraphQLError, Kind, parse, validate, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { FastifyInstance } from 'fastify';
import { findAccessToken } from '../oauth/tokens.ts';
import { shopOfRequest, type World } from '../world.ts';
import { adminSchema, rootMutations, rootQueries } from './admin-schema.ts';
import { BulkOperations } from './bulk-operations.ts';
import { CostBucket } from './cost-bucket.ts';
import { queryCost } from './query-cost.ts';

interface GraphqlBody {
  query?: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

const DEFAULT_BUCKET = { size: 2000, restoreRate: 100 };
const DEAREST = 1000;

/** Shopify's Admin GraphQL API: real types, real validation, cost limits, bulk operations. */
export function adminRoutes(app: FastifyInstance, world: World): void {
  const bulk = new BulkOperations(world);
  const buckets = new Map<string, CostBucket>();
  const rootValue = { ...rootQueries, ...rootMutations, ...bulk.queries, ...bulk.mutations };

  app.post<{ Params: { version: string }; Body: GraphqlBody | null }>(
    '/admin/api/:version/graphql.json',
    async (request, reply) => {
      const shop = shopOfRequest(world, request);
      if (!shop) return reply.code(404).send({ errors: 'Not Found' });
      if (!findAccessToken(world.store, shop.domain, request.headers['x-shopify-access-token'])) {
        return reply
          .code(401)
          .send({ errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' });
      }
      reply.header('x-shopify-api-version', '2026-07').header('x-request-id', request.id);
      const body = request.body ?? {};
      const prepared = prepare(body);
      if ('errors' in prepared) return reply.send(prepared);
      const { document, operation } = prepared;
      const cost = queryCost(adminSchema, document, operation, body.variables ?? {});
      const settings = world.options.bucket ?? DEFAULT_BUCKET;
      const bucket = buckets.get(shop.domain) ?? new CostBucket(settings.size, settings.restoreRate);
      buckets.set(shop.domain, bucket);
      const costs = (actual: number | null) => ({
        cost: { requestedQueryCost: cost, actualQueryCost: actual, throttleStatus: bucket.status() },
      });
      if (cost > DEAREST) {
        return reply.send({
          errors: [
            {
              message: `Query cost is ${cost}, which exceeds the single query max cost limit (${DEAREST}).`,
              extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: DEAREST },
            },
          ],
        });
      }
      if (!bucket.take(cost)) {
        return reply.send({
          errors: [
            {
              message: 'Throttled',
              extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/limits' },
            },
          ],
          extensions: costs(null),
        });
      }
      const result = await execute({
        schema: adminSchema,
        document,
        rootValue,
        contextValue: { world, shop, bulk: false },
        variableValues: body.variables ?? {},
        operationName: body.operationName ?? null,
      });
      return reply.send({ ...result, extensions: costs(cost) });
    },
  );

  app.get<{ Params: { file: string } }>('/bulk/:file', (request, reply) => {
    const content = bulk.file(request.params.file.replace(/\.jsonl$/, ''));
    return content === undefined ? reply.callNotFound() : reply.type('application/jsonl').send(content);
  });
}

function prepare(
  body: GraphqlBody,
): { document: DocumentNode; operation: OperationDefinitionNode } | { errors: object[] } {
  let document: DocumentNode;
  try {
    document = parse(body.query ?? '');
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error.toJSON() : { message: String(error) }] };
  }
  const errors = validate(adminSchema, document);
  if (errors.length > 0) return { errors: errors.map(shopifyError) };
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const operation = operations.find((one) => !body.operationName || one.name?.value === body.operationName);
  return operation
    ? { document, operation }
    : { errors: [{ message: `No operation named "${body.operationName ?? ''}"` }] };
}

/** The validator's verdict, in Shopify's words for the most common mistake. */
function shopifyError(error: GraphQLError): object {
  const [, field, type] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(error.message) ?? [];
  if (!field) return error.toJSON();
  return {
    ...error.toJSON(),
    message: `Field '${field}' doesn't exist on type '${type}'`,
    extensions: { code: 'undefinedField', typeName: type, fieldName: field },
  };
}
