/** A tool that the app offers to the model. */
export interface OfferedTool {
  name: string;
  description: string;
  parameters: JsonSchema;
}

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  default?: unknown;
  minimum?: number;
}

/** What the model is asked, whichever of the two APIs the request came by. */
export interface Prompt {
  model: string;
  stream: boolean;
  /** Instructions and everything said before the last turn of the user. */
  background: string;
  question: string;
  /** Tool results since the last turn of the user. */
  toolResults: string[];
  tools: OfferedTool[];
  /** The shape the answer must have, when the app asks for JSON. */
  answerSchema: JsonSchema | undefined;
  size: number;
}

type Json = Record<string, unknown>;

/** Reads a request of the Responses API. */
export function promptOfResponses(body: Json): Prompt {
  const input = typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : listOf(body.input);
  const turns = input.map((item) =>
    item.type === 'function_call_output'
      ? { role: 'tool', text: textOf(item.output) }
      : { role: String(item.role ?? 'other'), text: textOf(item.content) },
  );
  const tools = listOf(body.tools)
    .filter((tool) => tool.type === 'function')
    .map(toolOf);
  const format = objectOf(objectOf(body.text).format);
  return assemble(
    body,
    [{ role: 'system', text: textOf(body.instructions) }, ...turns],
    tools,
    schemaOf(format.schema),
  );
}

/** Reads a request of the Chat Completions API. */
export function promptOfChat(body: Json): Prompt {
  const turns = listOf(body.messages).map((message) => ({ role: String(message.role), text: textOf(message.content) }));
  const tools = listOf(body.tools).map((tool) => toolOf(objectOf(tool.function)));
  const format = objectOf(objectOf(body.response_format).json_schema);
  return assemble(body, turns, tools, schemaOf(format.schema));
}

function assemble(
  body: Json,
  turns: { role: string; text: string }[],
  tools: OfferedTool[],
  answerSchema: JsonSchema | undefined,
): Prompt {
  const last = turns.findLastIndex((turn) => turn.role === 'user');
  return {
    model: typeof body.model === 'string' ? body.model : 'small-model',
    stream: body.stream === true,
    background: turns
      .slice(0, Math.max(0, last))
      .filter((turn) => turn.role !== 'tool')
      .map((turn) => turn.text)
      .join('\n'),
    question: turns[last]?.text ?? '',
    toolResults: turns
      .slice(last + 1)
      .filter((turn) => turn.role === 'tool')
      .map((turn) => turn.text),
    tools: body.tool_choice === 'none' ? [] : tools,
    answerSchema,
    size: JSON.stringify(body).length,
  };
}

function toolOf(tool: Json): OfferedTool {
  return {
    name: String(tool.name),
    description: textOf(tool.description),
    parameters: schemaOf(tool.parameters) ?? {},
  };
}

function schemaOf(value: unknown): JsonSchema | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value
      .map((part: unknown) => textOf(objectOf(part).text))
      .filter(Boolean)
      .join('\n');
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}
