import { sayIssue } from '@chatty/contract/say-issue';

/** What is wrong with a draft, by field, in words for the person. */
export type Problems<Draft> = Partial<Record<keyof Draft & string, string>>;

/** A schema of the contract, as far as it is needed here. */
interface Rules {
  safeParse(
    value: unknown,
    words: { error: typeof sayIssue },
  ): { error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** What the contract says against a value: the first problem of each field. */
export function problemsIn<Draft extends object>(rules: Rules, value: unknown): Problems<Draft> {
  const problems: Problems<Draft> = {};
  for (const { path, message } of rules.safeParse(value, { error: sayIssue }).error?.issues ?? []) {
    problems[path[0] as keyof Draft & string] ??= message;
  }
  return problems;
}

/** The first field of a form that is marked as wrong. */
export const firstWrongField = (formId: string): HTMLElement | null =>
  document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;

/** The problems that are left when these fields are typed anew. */
export function withoutFields<Draft extends object>(problems: Problems<Draft>, typed: Partial<Draft>): Problems<Draft> {
  const rest = { ...problems };
  for (const field of Object.keys(typed)) delete rest[field as keyof Draft & string];
  return rest;
}
