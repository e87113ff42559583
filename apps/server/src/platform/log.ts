import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';

/** Structured logs; a child carries the request's or the shop's id. */
export type Log = FastifyBaseLogger;

/** What a log says of an error: what kind it is and where it came from, and nothing of what it was about. */
export interface DescribedError {
  type: string;
  stack: string[];
  cause?: DescribedError;
  errors?: DescribedError[];
  [fact: string]: unknown;
}

/** What libraries attach to their errors that says what went wrong and never what was said. */
const facts = [
  ...['code', 'errno', 'errcode', 'syscall', 'address', 'port', 'status', 'statusCode', 'responseCode'],
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'],
];
const oneWord = /^[\w.:-]{1,64}$/;
const isFact = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && oneWord.test(value));

const root = new URL('../../../../', import.meta.url);
/** As an address, in which a space is written otherwise, and as a path. */
const roots = [root.href, fileURLToPath(root)];
/** Where a frame is: in its brackets, or all of it where the function has no name. */
const placeOf = (frame: string) => frame.slice(Math.max(frame.lastIndexOf('('), frame.lastIndexOf(' ')) + 1);
const isFrame = (line: string) =>
  line.startsWith('    at ') &&
  (roots.some((it) => line.includes(it)) || ['node:', 'wasm:'].some((it) => placeOf(line).startsWith(it)));
const deepest = 5;

/** The frames alone: what stands before them is the message, which may hold anything, lines like theirs as well. */
function framesOf({ stack = '', message }: Error): string[] {
  const said = stack.indexOf(`: ${message}`);
  // Somebody changed the message since: where it ends cannot be told.
  if (message !== '' && said < 0) return [];
  return stack
    .slice(message === '' ? 0 : said + message.length)
    .split('\n')
    .filter(isFrame)
    .map((it) => roots.reduce((line, root) => line.replaceAll(root, ''), it.trim()));
}

/**
 * Says of an error what a log may hold. Messages are left out, ours too: those of databases, parsers, model servers and
 * mail servers quote what they were given, and with it what a visitor wrote. The frames say where each was made.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const known: Record<string, unknown> = { ...error };
  const more = depth < deepest;
  return {
    type: error.constructor.name || 'Error',
    ...Object.fromEntries(facts.flatMap((name) => (isFact(known[name]) ? [[name, known[name]]] : []))),
    stack: framesOf(error),
    ...(more && error.cause !== undefined ? { cause: describeError(error.cause, depth + 1) } : {}),
    ...(more && error instanceof AggregateError
      ? { errors: error.errors.slice(0, deepest).map((it) => describeError(it, depth + 1)) }
      : {}),
  };
}

const wordOf = <T>(value: T): T | string => (value instanceof Error ? value.constructor.name : value);
/** What stands under these names was thrown, whatever it is. */
const thrown = ['err', 'error'];
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** The same with every error in it described. */
function described(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return describeError(value);
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((one) => described(one, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      thrown.includes(name) ? describeError(one) : described(one, depth + 1),
    ]),
  );
}

/** The one place where a log is made: whatever error is given to it, in whatever way, is described and never told. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    hooks: {
      logMethod([first, msg, ...rest], method) {
        const safe = first instanceof Error ? { err: describeError(first) } : described(first);
        method.call(this, safe, wordOf(msg), ...rest.map(wordOf));
      },
    },
    serializers: {
      // Fastify's own lines: an address may hold a file's or a link's secret.
      req: ({ method }: { method?: unknown }) => ({ method }),
      res: ({ statusCode }: { statusCode?: unknown }) => ({ statusCode }),
    },
  };
  return to ? pino(options, to) : pino(options);
}
