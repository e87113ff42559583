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
  fill: async ({ member }) => {
    const [testCase, run] = [newId(), newId()];
    await member.api('POST /ai_assistant/suite/cases', { body: { cases: [{ id: testCase, ...fields(canary) }] } });
    const body = { id: run, caseIds: [testCase], withModel: false, assistant: null };
    await member.api('POST /ai_assistant/suite/runs', { body });
    return { testCase, run };
  },
  calls: {
    'GET /ai_assistant/suite': {},
    'PUT /ai_assistant/suite/settings': { body: () => ({ gate: 'warn', runsByItself: false }) },
    'GET /ai_assistant/suite/drafts': {},
    'POST /ai_assistant/suite/cases': { body: () => ({ cases: [{ id: newId(), ...fields('Mine') }] }) },
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
