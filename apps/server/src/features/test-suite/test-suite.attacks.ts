import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

const fields = (words: string) => ({
  turns: [words],
  contactId: null,
  locale: '',
  page: '',
  checks: [{ kind: 'says' as const, text: words }],
  askedIn: null,
});

export const attacks = attacksOf<{ testCase: string; run: string }>({
  fill: async ({ member, shop, contact, conversation }) => {
    const [testCase, run, theirs] = [newId(), newId(), newId()];
    const asThem = { ...fields(`About ${conversation}`), contactId: contact, askedIn: conversation };
    const cases = [
      { id: testCase, ...fields(canary) },
      { id: theirs, ...asThem },
    ];
    await member.api('POST /ai_assistant/suite/cases', { body: { cases } });
    const body = { id: run, caseIds: [testCase], withModel: false, assistant: null };
    await member.api('POST /ai_assistant/suite/runs', { body });
    const answer = { text: canary, outcome: 'refused', sources: [], products: [], language: 'en' };
    const result = {
      passed: false,
      is_regression: false,
      failures: '[]',
      answer: JSON.stringify(answer),
      cost: 0,
      ms: 1,
    };
    await shop.ctx.db
      .insertInto('suite_results')
      .values({
        shop_id: shop.id,
        run_id: run,
        case_id: theirs,
        question: asThem.turns[0] ?? '',
        at: new Date(),
        ...result,
      })
      .execute();
    return { testCase, run };
  },
  calls: {
    'GET /ai_assistant/suite': {},
    'GET /ai_assistant/suite/quality': {},
    'PUT /ai_assistant/suite/settings': { body: () => ({ gate: 'warn', runsByItself: false }) },
    'GET /ai_assistant/suite/drafts': {},
    'POST /ai_assistant/suite/cases': { body: () => ({ cases: [{ id: newId(), ...fields('Mine') }] }) },
    'GET /ai_assistant/suite/export': {},
    'POST /ai_assistant/suite/file': { body: () => ({ text: 'Messages,Says\nMine,yes' }) },
    'GET /ai_assistant/suite/cases/:id': { id: (v) => v.testCase },
    'PUT /ai_assistant/suite/cases/:id': { id: (v) => v.testCase, body: () => fields('changed') },
    'DELETE /ai_assistant/suite/cases/:id': { id: (v) => v.testCase },
    'POST /ai_assistant/suite/cases/:id/restore': { id: (v) => v.testCase },
    'POST /ai_assistant/suite/runs': {
      body: (v) => ({ id: newId(), caseIds: [v.testCase], withModel: false, assistant: null }),
    },
    'GET /ai_assistant/suite/runs/:id': { id: (v) => v.run },
    'POST /ai_assistant/suite/runs/:id/cancel': { id: (v) => v.run },
  },
});
