import type { TriedDecision } from '@chatty/contract/assistant';
import type { TriedAnswer, TriedTurn } from '@chatty/contract/copilot';
import { newId } from '@chatty/contract/new-id';
import type { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { FailedCheck, TestCaseFields, TestedAnswer } from '@chatty/contract/test-suite';
import { texts } from '#texts/test-suite.ts';
import type { Ctx } from '../../../ctx.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Engine } from '../../../ports/engine.ts';
import { tryAnswer } from '../../assistant/index.ts';
import { countUse, keepCost } from '../../copilot/index.ts';
import { failuresOf, readAnswer } from './check-answer.ts';

/** What became of a case. */
export interface AskedCase {
  passed: boolean;
  failures: FailedCheck[];
  answer: TestedAnswer;
  configVersion: string;
  /** US dollars. */
  cost: number;
  ms: number;
}

export interface Asker {
  /** Null: the one that answers visitors, with its spare. */
  engine: Engine | null;
  assistant: AiAssistantSettings;
}

/** An answer that is waited for longer is none. */
const patienceMs = 60_000;

const turnOf = ({
  text,
  parts,
  decision,
}: Pick<TriedAnswer, 'text' | 'parts'> & { decision: Pick<TriedDecision, 'outcome' | 'scenario'> }): TriedTurn => ({
  by: 'assistant',
  text,
  outcome: decision.outcome,
  scenario: decision.scenario,
  products: parts.flatMap((it) => (it.type === 'products' ? it.products : [])),
});

const unasked = (why: string): AskedCase => ({
  ...{ passed: false, failures: [], configVersion: '', cost: 0, ms: 0 },
  answer: { text: why, outcome: 'failed', sources: [], products: [], language: 'en' },
});

/**
 * Has a case’s conversation with the assistant, as it is set here, and checks its last answer. It counts among what members
 * have a model do. Throws `too_many` where they have done so enough for today.
 */
export async function askCase(ctx: Ctx, fields: TestCaseFields, { engine, assistant }: Asker): Promise<AskedCase> {
  const asked = { id: newId(), contactId: fields.contactId, locale: fields.locale, page: fields.page, assistant };
  const turns: TriedTurn[] = [];
  let [cost, ms] = [0, 0];
  for (const text of fields.turns) {
    turns.push({ by: 'visitor', text });
    await countUse(ctx, engine ?? ctx.services.engine);
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const tried = await tryAnswer(ctx, { ...asked, turns }, signal, engine ?? undefined);
      const { answer } = tried;
      cost += Number((await keepCost(ctx, tried.engine, answer.decision)).cost.amount);
      ms += answer.decision.latencyMs;
      if (turns.length === 2 * fields.turns.length - 1) {
        const read = readAnswer({ ...answer, outcome: answer.decision.outcome });
        const failures = failuresOf(fields.checks, read);
        const { outcome, sources, products, language } = read;
        return {
          passed: failures.length === 0,
          failures,
          answer: { text: answer.text, outcome, sources, products, language },
          configVersion: answer.decision.configVersion,
          ...{ cost, ms },
        };
      }
      turns.push(turnOf(answer));
    } catch (error) {
      if (error instanceof Problem && error.code === 'not_found') return unasked(texts.gone);
      throw error;
    }
  }
  throw new Error('A test case ends with an answer');
}
