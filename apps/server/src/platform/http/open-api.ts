import { addressOf, type Call, type Calls } from '@chatty/contract/call';
import { problemStatus } from '@chatty/contract/problem';
import { z } from 'zod';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

function parametersOf(path: string, call: Call): object[] {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }));
  const query = call.query
    ? (jsonSchema(call.query, 'input') as { properties?: Record<string, object>; required?: string[] })
    : {};
  const asked = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }));
  return [...named, ...asked];
}

function answerOf(call: Call): object {
  const paging = {
    total: { type: 'integer' },
    pagination: {
      type: 'object',
      properties: { page: { type: 'integer' }, limit: { type: 'integer' }, hasNext: { type: 'boolean' } },
    },
  };
  return {
    type: 'object',
    properties: { success: { type: 'boolean' }, data: jsonSchema(call.data, 'output'), ...(call.paged ? paging : {}) },
  };
}

function bodyOf(call: Call): object | undefined {
  if (call.upload) return { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
  return call.body && { content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } };
}

/** The contract as an OpenAPI 3.0 document. */
export function openApiOf(calls: Calls): object {
  const paths: Record<string, Record<string, object>> = {};
  const failure = {
    description: `A failure; code is one of ${Object.keys(problemStatus).join(', ')}`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
  for (const [key, call] of Object.entries(calls)) {
    const { method, path } = addressOf(key);
    const at = path.replace(/:(\w+)/g, '{$1}');
    const requestBody = bodyOf(call);
    paths[at] = {
      ...paths[at],
      [method.toLowerCase()]: {
        summary: call.summary,
        tags: [call.by.join(' / ')],
        ...(call.by.includes('anyone') ? {} : { security: [{ bearer: [] }] }),
        parameters: parametersOf(path, call),
        ...(requestBody ? { requestBody } : {}),
        responses: {
          200: { description: 'Done', content: { 'application/json': { schema: answerOf(call) } } },
          default: failure,
        },
      },
    };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Chatty', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Failure: {
          type: 'object',
          properties: {
            success: { type: 'boolean', enum: [false] },
            code: { type: 'string', enum: Object.keys(problemStatus) },
            error: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            reference: { type: 'string' },
          },
        },
      },
    },
  };
}
