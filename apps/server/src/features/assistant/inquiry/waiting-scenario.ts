import type { Decision } from '@chatty/contract/assistant';

/** A scenario that waits for what the visitor says now. */
export interface WaitingScenario {
  id: string;
  /** The step with which it goes on. */
  next: number;
}

/** Who asks something back wants an answer before they give one. */
const asks = /[?？؟]\s*$/u;

/**
 * The scenario that goes on with what the visitor says: its question was the last thing that anybody said, and they do not
 * answer with a question of their own.
 */
export function waitingScenario(
  last: Pick<Decision, 'id' | 'scenario'> | undefined,
  lastSaidId: string | undefined,
  question: string,
): WaitingScenario | null {
  const scenario = last?.scenario;
  if (!scenario || scenario.next === null || last.id !== lastSaidId || asks.test(question.trim())) return null;
  return { id: scenario.id, next: scenario.next };
}
