import type { JsonSchema, OfferedTool } from './prompt.ts';

/**
 * Arguments for a tool, read from what the user said (and said before). Undefined when the tool needs an email address
 * or an order number that was never named: the model then asks instead of inventing.
 */
export function fillArguments(
  tool: OfferedTool,
  question: string,
  background: string,
): Record<string, unknown> | undefined {
  const required = new Set(tool.parameters.required ?? []);
  const filled: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(tool.parameters.properties ?? {})) {
    const value = valueFor(name, schema, question, background);
    if (value === undefined && required.has(name)) {
      if (!isNullable(schema)) return undefined;
      filled[name] = null;
    } else if (value !== undefined && (required.has(name) || /query|question|search|text|email|order/i.test(name))) {
      filled[name] = value;
    }
  }
  return filled;
}

function valueFor(name: string, schema: JsonSchema, question: string, background: string): unknown {
  const said = `${question}\n${background}`;
  if (/email|contact/i.test(name)) return /[\w.+-]+@[\w-]+\.[\w.-]*\w/.exec(said)?.[0];
  if (/order/i.test(name)) return /#?\b\d{4,6}\b/.exec(said)?.[0];
  if (/phone/i.test(name)) return /\+\d{7,15}/.exec(said)?.[0];
  if (schema.enum) return schema.enum[0];
  if (typeOf(schema) === 'string') return question.trim();
  return isNullable(schema) ? undefined : fillSchema(schema, question);
}

/** A value of the shape that a JSON schema asks for; texts hold the question. */
export function fillSchema(schema: JsonSchema, question: string): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf)
    return schema.anyOf.some((one) => one.type === 'null') ? null : fillSchema(schema.anyOf[0] ?? {}, question);
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, fillSchema(inner, question)]),
      );
    case 'array':
      return [];
    case 'number':
    case 'integer':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return question.trim();
  }
}

function typeOf(schema: JsonSchema): string | undefined {
  return Array.isArray(schema.type)
    ? schema.type.find((type) => type !== 'null')
    : (schema.type ?? schema.anyOf?.find((one) => one.type !== 'null')?.type?.toString());
}

function isNullable(schema: JsonSchema): boolean {
  return (
    schema.anyOf?.some((one) => one.type === 'null') === true ||
    (Array.isArray(schema.type) && schema.type.includes('null'))
  );
}
