import type { TriedAnswer } from '@chatty/contract/copilot';
import type { TestCaseFields, TestCheck } from '@chatty/contract/test-suite';
import { ExpectedOutcome } from '@chatty/contract/test-suite';
import type { Asked } from '../../test/use-trial.ts';
import type { CaseState } from '../suite-paths.ts';

export const emptyCase: TestCaseFields = {
  ...{ turns: [''], contactId: null, locale: '', page: '', askedIn: null },
  checks: [{ kind: 'outcome', outcome: 'answered' }],
};

/** What must stay true of an answer that was right: how it ended, what it rests on, and what it showed. */
function checksOf({ parts, decision }: TriedAnswer): TestCheck[] {
  const outcome = ExpectedOutcome.safeParse(decision.outcome);
  const sources = parts.flatMap((it) => (it.type === 'sources' ? it.sources : []));
  const products = parts.flatMap((it) => (it.type === 'products' ? it.products : []));
  const [source] = sources;
  const [product] = products;
  return [
    ...(outcome.success ? [{ kind: 'outcome' as const, outcome: outcome.data }] : []),
    ...(source ? [{ kind: 'source' as const, source: { kind: source.kind, id: source.id, title: source.title } }] : []),
    ...(product ? [{ kind: 'product' as const, product: { id: product.id, title: product.title } }] : []),
    ...(parts.some((it) => it.type === 'order') ? [{ kind: 'action' as const, action: 'shows_order' as const }] : []),
  ];
}

/** The test that a question that was tried would become. */
export const testOf = ({ contactId, locale, page }: Asked, turns: string[], answer: TriedAnswer): CaseState => ({
  fields: { turns: turns.slice(-10), contactId, locale, page, checks: checksOf(answer), askedIn: null },
});
