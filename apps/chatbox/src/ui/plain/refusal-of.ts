import { CallFailed } from '@chatty/client/api';

/** What the server says of it; empty where there was no answer, which is said in the visitor's language by who tried. */
export function refusalOf(problem: unknown): string {
  if (!(problem instanceof CallFailed)) return '';
  return problem.passing && problem.code !== 'too_many' ? '' : problem.message;
}
