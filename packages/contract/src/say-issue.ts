import { texts } from './texts.ts';

/** What a schema minds about a value, as far as it is needed here. */
interface Issue {
  code?: string | undefined;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  input?: unknown;
}

/**
 * What a person reads where a schema has no words of its own: `parse(value, { error: sayIssue })`. Undefined for what no
 * form can send; Zod then names the types, for whoever calls us from code.
 */
export function sayIssue({ code, origin, minimum, maximum, input }: Issue): string | undefined {
  const of = String(origin);
  if (code === 'invalid_type') return input === undefined || input === null ? texts.required : undefined;
  if (code === 'too_small') {
    if (of === 'number' || of === 'int') return texts.atLeast(Number(minimum));
    return Number(minimum) <= 1 || of !== 'string' ? texts.required : texts.minChars(Number(minimum));
  }
  if (code !== 'too_big') return undefined;
  if (of === 'string') return texts.maxChars(Number(maximum));
  return of === 'number' || of === 'int' ? texts.atMost(Number(maximum)) : texts.maxItems(Number(maximum));
}
